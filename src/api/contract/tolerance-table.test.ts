import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { wordTolerances } from '#domain/values/known-words.ts';
import { limitTolerances } from '#domain/values/strictly.ts';
import type { Tolerances } from '#domain/values/tolerance.ts';
import { envelopeTolerances } from './envelope-schema.ts';
import { errorTolerances } from './foreign-errors.ts';
import { nameTolerances } from './known-names.ts';
import { listTolerances } from './readable-list.ts';
import { tolerances } from './tolerances.ts';

const documentPath = fileURLToPath(new URL('../../../docs/integrating.md', import.meta.url));
/** Parts of the document before and after the table; two comments enclose the table. */
const partsPattern = /^(.*<!-- tolerances:[^>]*-->\n).*(\n<!-- end of tolerances -->.*)$/s;

const described: Tolerances = {
  ...tolerances,
  ...wordTolerances,
  ...limitTolerances,
  ...listTolerances,
  ...nameTolerances,
  ...envelopeTolerances,
  ...errorTolerances,
};

/** Sources of the app, without the two files that define the means of tolerating. */
const sources = import.meta.glob<string>(
  [
    '../../**/*.{ts,tsx}',
    '!../../**/*.test.*',
    '!./lenient.ts',
    '!../../domain/values/tolerating.ts',
    '!../../routeTree.gen.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** Lists the schemas and functions of a source that tolerate values by themselves. */
const toleratingNames = (source: string): string[] =>
  source.split(/^(?=(?:export )?(?:const|function) )/m).flatMap((statement) => {
    const [, name = ''] = /^(?:export )?(?:const|function) (\w+)/.exec(statement) ?? [];
    const code = statement.replaceAll(/\/\*.*?\*\/|\/\/.*$/gms, '');
    return /\b(tolerating|withRecovery|withPlaceholder)[(<]|\.onTolerated\b/.test(code) ? [name] : [];
  });

it('each tolerance has a description', () => {
  const found = Object.values(sources).flatMap(toleratingNames);
  expect(found).toEqual(expect.arrayContaining(['numberSchema', 'withKnownWords', 'strictly']));
  expect(found.filter((name) => !Object.hasOwn(described, name))).toEqual([]);
});

it('docs/integrating.md lists the tolerances; if not, run: npm run test:unit -- -u', async () => {
  const [, before, after] = partsPattern.exec(readFileSync(documentPath, 'utf8')) ?? [];
  if (before === undefined) throw new Error('docs/integrating.md lacks the comments around its table');
  const rows = Object.values(described).map(
    ({ contract, values, meaning }) => `| ${contract} | ${values} | ${meaning} |`,
  );
  const table = ['| Contract | Read as well | As |', '|---|---|---|', ...rows];
  await expect(`${before}${table.join('\n')}${after}`).toMatchFileSnapshot(documentPath);
});
