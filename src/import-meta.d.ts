interface ViteTypeOptions {
  strictImportMetaEnv: unknown;
}

interface ImportMetaEnv {
  /** True if the build contains the mock; a literal, so that a live build drops the mock's code. */
  readonly MOCKED: boolean;
  /**
   * Names of the resources that the mock answers next to the API, unless the mock's console says
   * otherwise; a literal, null if the mock answers all or none.
   */
  readonly MOCKED_RESOURCES: readonly string[] | null;
  /** Path of the page with several seats, without the base; '' in a build that knows an API. */
  readonly THEATRE_PATH: string;
  /** Key in local storage of the time that a tester has set; '' in a build that knows an API. */
  readonly CLOCK_SHIFT_KEY: string;
  /** Year of the build. */
  readonly BUILD_YEAR: number;
  /** Shortened commit of the build; '' if it is unknown. */
  readonly COMMIT: string;
  /** Base URL of the API; null if none is set. */
  readonly API_URL: string | null;
  /** URL for reports of the Content-Security-Policy; a literal, null for none. */
  readonly CSP_REPORT: string | null;
  readonly VITE_API_URL?: string;
  /** True if the page checks the API's responses against the contract; a literal, too. */
  readonly RADAR: boolean;
  readonly VITE_MOCKS?: string;
  readonly VITE_RADAR?: string;
  readonly VITE_CSP_REPORT?: string;
  /** URL of the app to which the workshop (Storybook) links; only for the workshop. */
  readonly STORYBOOK_PREVIEW_URL?: string;
}
