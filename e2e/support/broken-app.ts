import { basename } from 'node:path';
import { builds } from './builds.ts';
import { type ServedResponse, serveFolder } from './static-server.ts';

/** Fault of the app: a part of its scripts, and what stands in its place. */
export interface Breakage {
  /** Text, or a pattern where a build names variables. */
  readonly find: string | RegExp;
  /** Replacement, in which `$1` is a part of the pattern. */
  readonly replace: string;
  /** Beginning of the names of the scripts that are changed; default: all. */
  readonly script?: string;
}

/**
 * Serves the mocked build with a fault in its scripts.
 * @returns its address, how often the part was replaced, and a function that closes it
 */
export async function serveBrokenApp({ find, replace, script = '' }: Breakage) {
  let replaced = 0;
  const pattern = new RegExp(
    typeof find === 'string' ? find.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&') : find,
    'g',
  );
  const changeResponse = (served: ServedResponse, pathname: string): ServedResponse => {
    if (!pathname.endsWith('.js') || !basename(pathname).startsWith(script)) return served;
    const text = served.body.toString();
    replaced += text.match(pattern)?.length ?? 0;
    return { ...served, body: text.replaceAll(pattern, replace) };
  };
  const { url, close } = await serveFolder(builds.mocked.folder, { changeResponse });
  return { url, close, countReplaced: () => replaced };
}
