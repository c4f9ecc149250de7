import { parseArgs } from 'node:util';

/** Arguments of `npm run contract`. */
export interface ContractArguments {
  /** Base URL of the API (or of a HAR's calls, if given), with a trailing slash. */
  readonly url: string | undefined;
  readonly email: string;
  readonly password: string;
  /** Required role of the account; any role if absent. */
  readonly role?: string | undefined;
  /** Id of the patient whose record a physician reads and `--write` may change. */
  readonly patient?: string | undefined;
  readonly write: boolean;
  /** Origin of an app whose calls the API has to allow. */
  readonly origin?: string | undefined;
  readonly har?: string | undefined;
  /** Path of the saved report to make a patch of, without any request to an API. */
  readonly patch?: string | undefined;
  /** File or URL of an API's own OpenAPI document, to compare with ours without a sign-in. */
  readonly openapi?: string | undefined;
  /** Path of the snapshot to write for the mock. */
  readonly record?: string | undefined;
  /** True if the report shows the values found, including those of patients. */
  readonly values: boolean;
  /** Folder for the report. */
  readonly out: string;
}

/** Variable of the password, which is no argument: every user of the machine can read arguments. */
const passwordVariable = 'CONTRACT_PASSWORD';
/** Default files of options. */
const defaultFiles: Readonly<Record<string, string>> = {
  '--record': 'recording.json',
  '--patch': 'contract-report/contract.json',
};
export const usage = `
CONTRACT_PASSWORD=… npm run contract -- --url https://api.example.com/ --email physician@example.com
npm run contract -- --har saved-by-the-browser.har [--url https://api.example.com/]
npm run contract -- --patch [contract-report/contract.json]
npm run contract -- --openapi your-openapi.yaml

--role patient|physician  stop if the account has another role
--password-from NAME      the environment variable that holds the password; ${passwordVariable} without it
--patient ID              the patient whose record a physician reads and --write may change
--origin URL              check that the API lets an app of this address call it (CORS)
--write                   save as well, in the record of --patient, and restore it afterwards
--record [FILE]           write a snapshot for the mock, names, contacts and texts replaced
--openapi FILE|URL        compare an OpenAPI document of yours with public/openapi.json
--values                  show what was found: the report then holds patients' data
--out FOLDER              where the report goes; contract-report without it`;

const options = {
  url: { type: 'string' },
  email: { type: 'string', default: '' },
  'password-from': { type: 'string', default: passwordVariable },
  role: { type: 'string' },
  patient: { type: 'string' },
  write: { type: 'boolean', default: false },
  origin: { type: 'string' },
  har: { type: 'string' },
  patch: { type: 'string' },
  openapi: { type: 'string' },
  record: { type: 'string' },
  values: { type: 'boolean', default: false },
  out: { type: 'string', default: 'contract-report' },
} as const;

/** Splits the arguments into options; an option that may go without its file gets the default. */
function parseOptions(args: readonly string[]) {
  const argsWithFiles = args.map((arg, index) => {
    const isBare = (args[index + 1] ?? '--').startsWith('--');
    return isBare && defaultFiles[arg] !== undefined ? `${arg}=${defaultFiles[arg]}` : arg;
  });
  try {
    return parseArgs({ args: argsWithFiles, options }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

/** Returns a URL without query and fragment, with a trailing slash. @throws Error for no URL */
function normalizeBaseUrl(url: string): string {
  const address = URL.parse(url);
  if (!address || !/^https?:$/.test(address.protocol))
    throw new Error('--url is the whole address of the API, such as --url https://api.example.com/');
  return `${address.href.replace(/[?#].*$/, '').replace(/\/*$/, '')}/`;
}

/** Returns the origin of the app's address, as browsers write it. @throws Error for no address */
function normalizeOrigin(url: string): string {
  const address = URL.parse(url);
  if (!address || !/^https?:$/.test(address.protocol))
    throw new Error('--origin is the app’s address, such as --origin https://app.example.com');
  return address.origin;
}

/**
 * Parses the arguments of the script and reads the password from the environment.
 * @throws Error whose message says which argument is wrong
 */
export function readArguments(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ContractArguments {
  const { 'password-from': source, url, origin: appUrl, ...rest } = parseOptions(args);
  const base = url === undefined ? undefined : normalizeBaseUrl(url);
  const origin = appUrl === undefined ? undefined : normalizeOrigin(appUrl);
  const isFromFile = [rest.har, rest.patch, rest.openapi].some((file) => file !== undefined);
  if (origin !== undefined && isFromFile)
    throw new Error('--origin sends calls of its own: leave out --har, --patch and --openapi.');
  if (rest.openapi === '') throw new Error('--openapi takes the file or the address of an OpenAPI document.');
  // A HAR, a saved report and a document need no request to the API, and so no sign-in.
  if (isFromFile) return { ...rest, url: base, password: '' };
  if (base === undefined || rest.email === '') throw new Error(`--url and --email are needed.\n${usage}`);
  if (rest.role !== undefined && !['patient', 'physician'].includes(rest.role))
    throw new Error('--role is patient or physician.');
  const password = env[source === 'env' ? passwordVariable : source];
  if (!password) throw new Error(`The password is read from the environment: set ${source}.`);
  if (rest.write && rest.patient === undefined)
    throw new Error('--write needs --patient: the id of a patient whose record is there to be written to.');
  return { ...rest, url: base, origin, password };
}
