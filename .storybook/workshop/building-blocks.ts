import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { StoryIndex } from 'storybook/internal/types';

/** Path of a component, and the number of product files that import it. */
export interface BuildingBlock {
  path: string;
  users: number;
}

/** Components that each documentation page describes, by the page's file. */
export type BuildingBlocks = Readonly<Record<string, readonly BuildingBlock[]>>;

const importPattern = /from '((?:#|\.)[^']+\.tsx)'/g;

/**
 * Lists the product's components that a file imports, as paths from the project's root. `#stories`
 * and `#mocks` are folders outside `src`, so their files are left out.
 */
function listImports(file: string): string[] {
  const importedPaths = [...readFileSync(file, 'utf8').matchAll(importPattern)].map(([, path = '']) => path);
  return importedPaths
    .map((path) => (path.startsWith('#') ? path.replace('#', 'src/') : posix.join(posix.dirname(file), path)))
    .filter((path) => !/^src\/(stories|mocks)\//.test(path) && path.startsWith('src/'));
}

/** Lists the components of the product that each page tagged `guide` imports. */
export function listBlocksByPage({ entries }: StoryIndex): BuildingBlocks {
  const sources = globSync('src/**/*.tsx').filter((file) => !file.includes('.test.'));
  const users = Map.groupBy(sources.flatMap(listImports), (path) => path);
  const pages = new Set(
    Object.values(entries).flatMap(({ tags, importPath }) => (tags?.includes('guide') ? [importPath] : [])),
  );
  return Object.fromEntries(
    [...pages].map((page) => [
      page,
      listImports(posix.normalize(page)).map((path) => ({ path, users: users.get(path)?.length ?? 0 })),
    ]),
  );
}
