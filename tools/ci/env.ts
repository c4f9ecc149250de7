import * as v from 'valibot';

/** Settings of a build. */
export interface Env {
  mocked: boolean;
  /** Base URL of the real API, with a trailing slash; null for a mocked build. */
  apiUrl: string | null;
  /** True if the page compares the API's replies with the contract. */
  radar: boolean;
  /** URL that violations of the Content-Security-Policy are sent to; null for none. */
  cspReport: string | null;
}

/** Unvalidated environment variables. */
export type RawEnv = Partial<
  Record<'VITE_API_URL' | 'VITE_MOCKS' | 'VITE_RADAR' | 'VITE_CSP_REPORT', string | undefined>
>;

const URL_HELP =
  'VITE_API_URL must be the whole address of the API, such as VITE_API_URL=https://api.example.com/. ' +
  'Leave it out to build against the mock.';
const MOCKS_HELP = 'VITE_MOCKS must be "on" or "off": write VITE_MOCKS=on, VITE_MOCKS=off, or leave it out.';
const LIVE_HELP =
  'VITE_MOCKS=off needs an API to talk to: add VITE_API_URL=https://api.example.com/ or leave VITE_MOCKS out.';
const RADAR_HELP = 'VITE_RADAR must be "on" or "off": write VITE_RADAR=on, VITE_RADAR=off, or leave it out.';
const NO_RADAR_HELP =
  'VITE_RADAR=on watches a real API: add VITE_API_URL=https://api.example.com/. The mock’s console has its calls.';
const CSP_REPORT_HELP =
  'VITE_CSP_REPORT must be a whole address that takes reports, such as https://reports.example.com/csp, beside VITE_API_URL.';

function isHttpUrl(text: string): boolean {
  const protocol = URL.parse(text)?.protocol;
  return protocol === 'https:' || protocol === 'http:';
}

/** Base URL of the API, with a trailing slash so that paths can be appended. */
const ApiUrl = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text === '' || isHttpUrl(text), URL_HELP),
  v.transform((text) => (text === '' ? null : text.replace(/\/*$/, '/'))),
);

const onOrOff = (help: string) =>
  v.optional(v.pipe(v.string(), v.trim(), v.picklist(['', 'on', 'off'], help)), '');

const EnvSchema = v.pipe(
  v.object({
    VITE_API_URL: v.optional(ApiUrl, ''),
    VITE_MOCKS: onOrOff(MOCKS_HELP),
    VITE_RADAR: onOrOff(RADAR_HELP),
    VITE_CSP_REPORT: v.optional(v.pipe(v.string(), v.trim()), ''),
  }),
  v.check((env) => env.VITE_MOCKS !== 'off' || env.VITE_API_URL !== null, LIVE_HELP),
  v.transform(
    (env): Env => ({
      mocked: env.VITE_MOCKS === '' ? env.VITE_API_URL === null : env.VITE_MOCKS === 'on',
      apiUrl: env.VITE_API_URL,
      radar: env.VITE_RADAR === 'on',
      cspReport: env.VITE_CSP_REPORT || null,
    }),
  ),
  v.check(({ mocked, radar }) => !(mocked && radar), NO_RADAR_HELP),
  v.check(
    ({ mocked, cspReport }) => cspReport === null || (!mocked && isHttpUrl(cspReport)),
    CSP_REPORT_HELP,
  ),
);

/**
 * Parses a build's environment: mocked by default, live with an API URL; VITE_MOCKS overrides.
 * @throws Error that names the correct setting
 */
export function parseEnv(raw: RawEnv): Env {
  const result = v.safeParse(EnvSchema, raw);
  if (!result.success) {
    throw new Error(result.issues[0].message);
  }
  return result.output;
}
