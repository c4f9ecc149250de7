interface ViteTypeOptions {
  strictImportMetaEnv: unknown;
}

interface ImportMetaEnv {
  /** Whether this build answers its own calls; a literal, so that a live build drops the mock's code. */
  readonly MOCKED: boolean;
  readonly VITE_API_URL?: string;
  readonly VITE_MOCKS?: string;
}
