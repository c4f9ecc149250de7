import { parseArgs } from 'node:util';
import { quote } from '#mocks/store/quote.ts';

/** Arguments of `npm run mock-api`. */
export interface HttpArguments {
  /** 0 takes any free port. */
  port: number;
  /** Host to listen at; only this machine if undefined. */
  host: string | undefined;
}

const defaultPort = '4010';
const usageHint = 'Try: npm run mock-api -- --port 4020 --host 0.0.0.0';

const messagesByCode: Record<string, string> = {
  ERR_PARSE_ARGS_INVALID_OPTION_VALUE: '--port and --host need a value each.',
  ERR_PARSE_ARGS_UNKNOWN_OPTION: 'The options are --port and --host, and no others.',
  ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL: 'There is nothing to name but --port and --host.',
};

/** Splits the arguments into options. @throws Error with the reason and an example */
function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { port: { type: 'string' }, host: { type: 'string' } },
    }).values;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new Error(`${messagesByCode[code] ?? error} ${usageHint}`);
  }
}

/** Parses a port. @throws Error with the reason and an example */
function readPort(text: string, source: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`${source} is a number from 0 to 65535, not ${quote(text)}. ${usageHint}`);
}

/**
 * Parses the arguments of the command line.
 * @param env environment; `PORT` applies without `--port`
 * @throws Error with the reason and an example
 */
export function readArguments(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): HttpArguments {
  const { port, host } = parseOptions(args);
  if (host === '') throw new Error(`--host needs a value. ${usageHint}`);
  if (port !== undefined) return { port: readPort(port, '--port'), host };
  return { port: readPort(env.PORT || defaultPort, 'PORT'), host };
}
