import * as v from 'valibot';
import { type ResourceName, resourceNames } from '../../src/api/endpoints/resource-names.ts';

/** Settings of a build. */
export interface Env {
  /** True if the build contains the mock. */
  mocked: boolean;
  /** Resources that the mock answers next to the real API; null if only one of the two answers. */
  mockedResources: readonly ResourceName[] | null;
  /** Base URL of the API, with a trailing slash; null if none is set. */
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
const MOCKS_HELP =
  'VITE_MOCKS must be "on", "off" or a list of resources: write VITE_MOCKS=on, VITE_MOCKS=off, ' +
  'VITE_MOCKS=profile,shoops, or leave it out.';
const PARTIAL_HELP =
  'A VITE_MOCKS that lists resources leaves the others to a real API: add VITE_API_URL=https://api.example.com/ ' +
  'or write VITE_MOCKS=on.';
const LIVE_HELP =
  'VITE_MOCKS=off needs an API to talk to: add VITE_API_URL=https://api.example.com/ or leave VITE_MOCKS out.';
const RADAR_HELP = 'VITE_RADAR must be "on" or "off": write VITE_RADAR=on, VITE_RADAR=off, or leave it out.';
const NO_RADAR_HELP =
  'VITE_RADAR=on watches a real API: add VITE_API_URL=https://api.example.com/, without VITE_MOCKS=on. ' +
  'The mock’s console has its calls.';
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

const isResourceName = (name: string): name is ResourceName =>
  (resourceNames as readonly string[]).includes(name);

const describeUnknownResource = (name: string) =>
  `${MOCKS_HELP} “${name}” is none of the resources: ${resourceNames.join(', ')}.`;

/** Mode of the mock: '' if nothing is set, or the resources that are mocked. */
const Mocks = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) =>
    ['', 'on', 'off'].includes(text) ? text : text.split(',').map((name) => name.trim()),
  ),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    if (typeof value === 'string') return value as '' | 'on' | 'off';
    const unknownName = value.find((name) => !isResourceName(name));
    if (unknownName === undefined) return [...new Set(value.filter(isResourceName))];
    addIssue({ message: describeUnknownResource(unknownName) });
    return NEVER;
  }),
);

const EnvSchema = v.pipe(
  v.object({
    VITE_API_URL: v.optional(ApiUrl, ''),
    VITE_MOCKS: v.optional(Mocks, ''),
    VITE_RADAR: onOrOff(RADAR_HELP),
    VITE_CSP_REPORT: v.optional(v.pipe(v.string(), v.trim()), ''),
  }),
  v.check((env) => env.VITE_MOCKS !== 'off' || env.VITE_API_URL !== null, LIVE_HELP),
  v.check((env) => typeof env.VITE_MOCKS === 'string' || env.VITE_API_URL !== null, PARTIAL_HELP),
  v.transform(
    (env): Env => ({
      mocked: env.VITE_MOCKS === '' ? env.VITE_API_URL === null : env.VITE_MOCKS !== 'off',
      mockedResources: typeof env.VITE_MOCKS === 'string' ? null : env.VITE_MOCKS,
      apiUrl: env.VITE_API_URL,
      radar: env.VITE_RADAR === 'on',
      cspReport: env.VITE_CSP_REPORT || null,
    }),
  ),
  v.check((env) => !env.radar || callsApi(env), NO_RADAR_HELP),
  v.check((env) => env.cspReport === null || (callsApi(env) && isHttpUrl(env.cspReport)), CSP_REPORT_HELP),
);

/** Returns true if the page calls a real API, for all of its resources or some. */
export const callsApi = ({ mocked, mockedResources }: Pick<Env, 'mocked' | 'mockedResources'>): boolean =>
  !mocked || mockedResources !== null;

/**
 * Adds the mock to a live page of `npm run dev`: nothing is mocked at first, and the mock's console
 * chooses. VITE_MOCKS=off leaves the mock out.
 */
export const withConsoleInDev = (env: Env, raw: RawEnv): Env =>
  env.mocked || raw.VITE_MOCKS?.trim() === 'off' ? env : { ...env, mocked: true, mockedResources: [] };

/**
 * Parses a build's environment: mocked by default, live with an API URL; VITE_MOCKS overrides, or
 * lists the resources that are mocked next to the API.
 * @throws Error that names the correct setting
 */
export function parseEnv(raw: RawEnv): Env {
  const result = v.safeParse(EnvSchema, raw);
  if (!result.success) {
    throw new Error(result.issues[0].message);
  }
  return result.output;
}
