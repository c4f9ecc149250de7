import { parseArgs } from 'node:util';
import { quoted } from '#mocks/store/quoted.ts';

/** What `npm run mock-api` was told. */
export interface HttpArguments {
  /** 0 takes any that is free. */
  port: number;
  /** Where to listen; this machine alone when absent. */
  host: string | undefined;
}

const DEFAULT_PORT = '4010';
const USAGE = 'Try: npm run mock-api -- --port 4020 --host 0.0.0.0';

const words: Record<string, string> = {
  ERR_PARSE_ARGS_INVALID_OPTION_VALUE: '--port and --host need a value each.',
  ERR_PARSE_ARGS_UNKNOWN_OPTION: 'The options are --port and --host, and no others.',
  ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL: 'There is nothing to name but --port and --host.',
};

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { port: { type: 'string' }, host: { type: 'string' } },
    }).values;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new Error(`${words[code] ?? error} ${USAGE}`);
  }
}

/** @throws Error in a sentence that says what is wrong with it */
function readPort(text: string, where: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`${where} is a number from 0 to 65535, not ${quoted(text)}. ${USAGE}`);
}

/**
 * @param args what stands after the script's name
 * @param env `PORT` counts where no `--port` is given
 * @throws Error in a sentence that says what is wrong
 */
export function readArguments(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): HttpArguments {
  const { port, host } = parse(args);
  if (host === '') throw new Error(`--host needs a value. ${USAGE}`);
  if (port !== undefined) return { port: readPort(port, '--port'), host };
  return { port: readPort(env.PORT || DEFAULT_PORT, 'PORT'), host };
}
