import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { groups } from './chunks.ts';

const sources = globSync('src/**/*.{ts,tsx}').map((file) => `/${file}`);
const sourceParts = groups
  .flatMap(({ roots, excluded = [] }) => [...roots, ...excluded])
  .filter((part) => part.startsWith('/src/'));

it.each(sourceParts)('%s matches a source file; a moved file would end up in another chunk', (part) => {
  const [file = ''] = part.split('?');
  expect(sources.filter((source) => source.includes(file))).not.toEqual([]);
});
