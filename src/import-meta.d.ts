interface ViteTypeOptions {
  strictImportMetaEnv: unknown;
}

interface ImportMetaEnv {
  /** Whether this build answers its own calls; a literal, so that a live build drops the mock's code. */
  readonly MOCKED: boolean;
  readonly VITE_API_URL?: string;
  /** Whether the page watches the replies of the API; a literal, too. */
  readonly RADAR: boolean;
  readonly VITE_MOCKS?: string;
  readonly VITE_RADAR?: string;
  /** For the workshop (Storybook) alone: where the app runs that it links to. */
  readonly STORYBOOK_PREVIEW_URL?: string;
}
