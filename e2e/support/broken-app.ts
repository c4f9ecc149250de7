import { builds } from './builds.ts';
import { type ServedResponse, serveFolder } from './static-server.ts';

/** Fault of the app: a text of its scripts, and what stands in its place. */
export type Breakage = readonly [text: string, replacement: string];

/**
 * Serves the mocked build with a fault in its scripts.
 * @returns its address, how often the text was replaced, and a function that closes it
 */
export async function serveBrokenApp([text, replacement]: Breakage) {
  let replaced = 0;
  const changeResponse = (served: ServedResponse, pathname: string): ServedResponse => {
    if (!pathname.endsWith('.js')) return served;
    const parts = served.body.toString().split(text);
    replaced += parts.length - 1;
    return { ...served, body: parts.join(replacement) };
  };
  const { url, close } = await serveFolder(builds.mocked.folder, { changeResponse });
  return { url, close, countReplaced: () => replaced };
}
