import { execFile } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { projectFolder } from '../../project-folder.ts';
import { startServer } from '../testing/over-http.ts';
import { loadDocument } from './load-document.ts';
import { saveDifference } from './save-difference.ts';

let folder: string;
const inFolder = (name: string) => join(folder, name);

const head = 'openapi: 3.0.3\ninfo: { title: Theirs, version: "1" }\n';
const files: Readonly<Record<string, string>> = {
  'theirs.yaml': `${head}servers: [{ url: "https://api.example.com/clinic" }]
paths:
  /v1/dashboard/objectives:
    get:
      security: []
      responses:
        "200": { description: All, content: { application/json: { schema: { $ref: "parts.yaml#/Reply" } } } }
  /v1/dashboard/product:
    get: { responses: { "200": { description: All } } }
`,
  'parts.yaml':
    'Reply: { type: object, required: [data], properties: { data: { type: array, items: { type: string } } } }\n',
  'swagger.yaml':
    'swagger: "2.0"\ninfo: { title: a, version: "1" }\npaths: { /a: { get: { responses: { "200": { description: a } } } } }\n',
  'other.json': '{ "name": "a" }',
  'empty.yaml': `${head}paths: {}\n`,
  'broken.json': '{ "openapi": ',
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openapi-'));
  for (const [name, text] of Object.entries(files)) await writeFile(inFolder(name), text);
});

it('compares a document in YAML with a part in another file, and saves the result', async () => {
  const { markdown, breaks } = await saveDifference(inFolder('theirs.yaml'), inFolder('out'));
  expect(breaks).toBe(true);
  expect(markdown).toContain('`https://api.example.com/clinic/v1/`. Their paths begin with `/v1`');
  expect(markdown).toMatch(/\| lived with \| listObjectives \|.*\d limits that are not theirs/);
  expect(markdown).toContain(
    '| missing | listProducts | `GET /dashboard/products` | perhaps `GET /v1/dashboard/product` |',
  );
  expect(await readFile(inFolder('out/openapi-diff.md'), 'utf8')).toBe(markdown);
  const saved = JSON.parse(await readFile(inFolder('out/openapi-diff.json'), 'utf8'));
  expect(saved).toMatchObject({ prefix: '/v1', document: inFolder('theirs.yaml') });
});

it('loads a document from an address', async () => {
  const base = await startServer((_, reply) => {
    reply.setHeader('Content-Type', 'application/json');
    reply.end(JSON.stringify({ openapi: '3.1.0', info: { title: 'a', version: '1' }, paths: { '/a': {} } }));
  });
  expect(await loadDocument(`${base}openapi.json`)).toMatchObject({ paths: { '/a': {} } });
});

it.each([
  ['swagger.yaml', /is Swagger 2.0: convert it to OpenAPI 3/],
  ['other.json', /other.json is no OpenAPI document/],
  ['empty.yaml', /has no paths/],
  ['broken.json', /broken.json is no OpenAPI document/],
  ['gone.yaml', /There is no file/],
])('refuses %s with a sentence', async (name, message) => {
  await expect(loadDocument(inFolder(name))).rejects.toThrow(message);
});

/** Runs the command and returns its exit code. */
const runCommand = (source: string) =>
  new Promise((resolve) => {
    const args = [
      join(projectFolder, 'tools/contract/contract.ts'),
      '--openapi',
      source,
      '--out',
      inFolder('cli'),
    ];
    execFile(process.execPath, args, (error) => resolve(error?.code ?? 0));
  });

it('ends with 0 where nothing breaks, with 1 where something does, with 2 where it cannot begin', async () => {
  expect(await runCommand(join(projectFolder, 'public/openapi.json'))).toBe(0);
  expect(await runCommand(inFolder('theirs.yaml'))).toBe(1);
  expect(await runCommand(inFolder('other.json'))).toBe(2);
});
