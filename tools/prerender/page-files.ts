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
 * Returns the files of modules, with those that their chunks import.
 * @param paths ends of the modules' paths
 * @throws Error for a module that is in no chunk
 */
export function listModuleFiles(paths: readonly string[], bundle: Rolldown.OutputBundle): PageFiles {
  const chunks = paths.map((path) => {
    const chunk = Object.values(bundle).find(
      (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(path)),
    );
    if (!chunk) throw new Error(`The build has no chunk with ${path}`);
    return chunk.fileName;
  });
  return listChunkFiles(chunks, bundle, '');
}

/**
 * Returns the files of routes, with those that their chunks import.
 * @param base base path of the files' URLs
 */
export function listPageFiles(
  routeIds: readonly string[],
  bundle: Rolldown.OutputBundle,
  base: string,
): PageFiles {
  const chunks = routeIds.flatMap((routeId) => listRouteChunks(routeId, bundle));
  return listChunkFiles(chunks, bundle, base);
}

/** Returns the files of chunks, with those that they import. */
function listChunkFiles(
  fileNames: readonly string[],
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
  fileNames.forEach(addChunk);
  const toUrls = (names: Iterable<string>) => [...names].map((name) => `${base}${name}`);
  return { scripts: toUrls(scripts), sheets: toUrls(sheets) };
}
