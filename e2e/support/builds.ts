/** Builds that the flows run on, each served at the base and port it was built for. */
export const builds = {
  mocked: { folder: 'dist', base: '/', port: 4301 },
  subPath: { folder: 'dist-sub-path', base: '/intake/', port: 4302 },
  live: { folder: 'dist-live', base: '/', port: 4303 },
  /** Notes and Shoops are mocked, the rest is the API's; violations of the policy are reported. */
  partial: { folder: 'dist-partial', base: '/', port: 4304 },
} as const;

/** Name of a build. */
export type BuildName = keyof typeof builds;

/** Default port of `npm run mock-api`; the live and the partial build call it. */
const MOCK_API_PORT = 4010;
export const MOCK_API_URL = `http://127.0.0.1:${MOCK_API_PORT}/`;

/** Address that the partial build reports violations of its policy to. */
export const CSP_REPORT_URL = 'https://reports.example.com/csp';

/** The address of a build's first page. */
export function urlOf({ base, port }: (typeof builds)[BuildName]): string {
  return `http://127.0.0.1:${port}${base}`;
}
