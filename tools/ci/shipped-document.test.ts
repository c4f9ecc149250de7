import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '#mocks/seed/demo/demo-accounts.ts';
import { createTestServer } from '#mocks/testing/test-server.ts';
import { MOCK_TRACES } from '../../e2e/support/bundle.ts';
import { projectFolder } from '../project-folder.ts';
import { shipDocumentWithoutExamples, withoutExamples } from './shipped-document.ts';

const publicDir = join(projectFolder, 'public');
let folder: string;
let shippedText: string;
/** Builds an empty page with the public folder and the plugin, and reads the shipped document. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shipped-'));
  const outDir = join(folder, 'dist');
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Nothing</title>');
  await build({
    configFile: false,
    root: folder,
    publicDir,
    logLevel: 'error',
    plugins: [shipDocumentWithoutExamples()],
    build: { outDir },
  });
  shippedText = await readFile(join(outDir, 'openapi.json'), 'utf8');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Lists the personal values of all seeded accounts that a person could be known by. */
async function listAccountValues(): Promise<string[]> {
  const { accounts, sessions } = (await createTestServer()).store.tables;
  const values = accounts.flatMap(
    ({ email, officeEmail, phone, address, profileImage, firstName, lastName }) => [
      ...[email, officeEmail, phone, address, profileImage.slice(0, 40)],
      `${firstName} ${lastName}`,
      `"${firstName}"`,
      `"${lastName}"`,
    ],
  );
  const tokens = sessions.flatMap(({ accessToken, refreshToken }) => [accessToken, refreshToken]);
  return [...new Set([...values, ...tokens, demoPassword])].filter(
    (value) => value.replaceAll('"', '') !== '',
  );
}

it('ships nothing of the demo accounts in a live build', async () => {
  const values = await listAccountValues();
  const findIn = (text: string) => values.filter((value) => text.includes(value));
  // The mock's own document has them, so the search itself works.
  const ownText = await readFile(join(publicDir, 'openapi.json'), 'utf8');
  expect(findIn(ownText)).toEqual(
    expect.arrayContaining(['complete.patient@clinic.test', demoPassword, '"Ruth"', '"Okafor"']),
  );
  expect(findIn(shippedText)).toEqual([]);
  expect(shippedText).not.toMatch(MOCK_TRACES);
  expect(shippedText).not.toMatch(/data:image|\beyJ/);
  const reads = await readFile(join(folder, 'dist/reads.json'), 'utf8');
  expect(findIn(reads)).toEqual([]);
  expect(reads).not.toMatch(MOCK_TRACES);
});

it('ships all else of the document', async () => {
  const own = JSON.parse(await readFile(join(publicDir, 'openapi.json'), 'utf8'));
  const shipped = JSON.parse(shippedText);
  expect(shipped).toEqual(withoutExamples(own));
  expect(Object.keys(shipped.paths)).toEqual(Object.keys(own.paths));
  expect(shipped.components).toEqual(own.components);
  const media = { schema: { properties: { example: { type: 'string' } } }, example: { example: 'Jane' } };
  expect(withoutExamples({ content: [media], examples: 1 })).toEqual({
    content: [{ schema: media.schema }],
    examples: 1,
  });
});
