import type { Rolldown } from 'vite';

/** Files that a page loads, as URLs. */
export interface PageFiles {
  scripts: readonly string[];
  sheets: readonly string[];
}

/** Returns the id of the route whose component a module holds; undefined for any other module. */
function findRouteId(moduleId: string): string | undefined {
  const [, file] = /\/src\/routes\/([^?]*)\.tsx\?tsr-split=component/.exec(moduleId) ?? [];
  return file && `/${file.replaceAll('.', '/')}`;
}

/** Returns the chunk of a route's component. A page with an error alone loads other chunks. */
const listRouteChunks = (routeId: string, bundle: Rolldown.OutputBundle): string[] =>
  Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && file.moduleIds.some((id) => findRouteId(id) === routeId) ? [file.fileName] : [],
  );

/**
 * Returns the files of routes, with those that their chunks import.
 * @param base base path of the files' URLs
 */
export function listPageFiles(
  routeIds: readonly string[],
  bundle: Rolldown.OutputBundle,
  base: string,
): PageFiles {
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  const addChunk = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || scripts.has(fileName)) return;
    scripts.add(fileName);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet);
    chunk.imports.forEach(addChunk);
  };
  for (const routeId of routeIds) listRouteChunks(routeId, bundle).forEach(addChunk);
  const toUrls = (names: Iterable<string>) => [...names].map((name) => `${base}${name}`);
  return { scripts: toUrls(scripts), sheets: toUrls(sheets) };
}
