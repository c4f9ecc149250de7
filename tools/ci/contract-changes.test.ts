import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildChangelog, changelogPath, currentPath, listChanges } from './contract-changes.ts';

it('the contract’s changelog is up to date; if it fails, run: npm run test:unit -- -u', async () => {
  await expect(await buildChangelog()).toMatchFileSnapshot(changelogPath);
});

it('marks breaking and new changes, and leaves out changed descriptions and examples', async () => {
  const document = JSON.parse(readFileSync(currentPath, 'utf8'));
  const { SaveSummaryBody, Tokens } = document.components.schemas;
  SaveSummaryBody.properties.note.maxLength = 10;
  Tokens.description = 'Two of them.';
  document.paths['/intake/summary'].get.responses[418] = { description: 'A teapot.' };
  document.paths['/intake/summary'].get.responses[404].content['application/json'].examples = {};
  document.paths['/register/diagnose'].get.parameters[0].description = 'Another word for it.';
  const revision = join(mkdtempSync(join(tmpdir(), 'contract-')), 'openapi.json');
  writeFileSync(revision, JSON.stringify(document));
  const changes = await listChanges(currentPath, revision);
  expect(
    changes.some((line) => line.startsWith('- `POST /intake/summary` breaking: `maxLength` of `note`')),
  ).toBe(true);
  expect(changes.some((line) => line.includes('`GET /intake/summary` new: `418`'))).toBe(true);
  expect(changes.some((line) => line.includes('Two of them') || line.includes('description'))).toBe(false);
  expect(changes.filter((line) => line.includes('diagnose') || line.includes('example'))).toEqual([]);
});
