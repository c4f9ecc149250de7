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

const IMPORT = /from '((?:#|\.)[^']+\.tsx)'/g;

/** Lists the components that a file imports, as paths from the project's root. */
function importsOf(file: string): string[] {
  const found = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, path = '']) => path);
  return found
    .map((path) => (path.startsWith('#') ? path.replace('#', 'src/') : posix.join(posix.dirname(file), path)))
    .filter((path) => !/^src\/(stories|mocks)\//.test(path) && path.startsWith('src/'));
}

/** Lists the components of the product that each page tagged `guide` imports. */
export function listBlocksByPage({ entries }: StoryIndex): BuildingBlocks {
  const sources = globSync('src/**/*.tsx').filter((file) => !file.includes('.test.'));
  const users = Map.groupBy(sources.flatMap(importsOf), (path) => path);
  const pages = new Set(
    Object.values(entries).flatMap(({ tags, importPath }) => (tags?.includes('guide') ? [importPath] : [])),
  );
  return Object.fromEntries(
    [...pages].map((page) => [
      page,
      importsOf(posix.normalize(page)).map((path) => ({ path, users: users.get(path)?.length ?? 0 })),
    ]),
  );
}
