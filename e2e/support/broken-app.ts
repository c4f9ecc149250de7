import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
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

/** Returns the pattern of a fault, and whether a script may have it. */
function matcherOf({ find, script = '' }: Breakage) {
  const source = typeof find === 'string' ? find.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&') : find;
  return {
    pattern: new RegExp(source, 'g'),
    isIn: (path: string) => path.endsWith('.js') && basename(path).startsWith(script),
  };
}

/** Reads the scripts of the mocked build. @returns a check whether a fault can be put into them */
export async function readScripts(): Promise<(breakage: Breakage) => boolean> {
  const { folder } = builds.mocked;
  const files = await readdir(folder, { recursive: true });
  const scripts = await Promise.all(
    files
      .filter((file) => file.endsWith('.js'))
      .map(async (file) => ({ file, text: await readFile(join(folder, file), 'utf8') })),
  );
  return (breakage) => {
    const { pattern, isIn } = matcherOf(breakage);
    return scripts.some(({ file, text }) => isIn(file) && text.search(pattern) !== -1);
  };
}

/**
 * Serves the mocked build with a fault in its scripts.
 * @returns its address, how often the part was replaced, and a function that closes it
 */
export async function serveBrokenApp(breakage: Breakage) {
  let replaced = 0;
  const { pattern, isIn } = matcherOf(breakage);
  const changeResponse = (served: ServedResponse, pathname: string): ServedResponse => {
    if (!isIn(pathname)) return served;
    const text = served.body.toString();
    replaced += text.match(pattern)?.length ?? 0;
    return { ...served, body: text.replaceAll(pattern, breakage.replace) };
  };
  const { url, close } = await serveFolder(builds.mocked.folder, { changeResponse });
  return { url, close, countReplaced: () => replaced };
}
