import { execFile } from 'node:child_process';
import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Json } from '#api/contract/wire-schema.ts';
import { isObject } from '#domain/values/is-object.ts';
import { redoclyEnvironment } from '../../redocly-environment.ts';

const redoclyPath = fileURLToPath(new URL('../../../node_modules/@redocly/cli/bin/cli.js', import.meta.url));
const isUrl = (source: string) => /^https?:\/\//i.test(source);

/** Time limit for a document and all that it refers to, in ms. */
const loadTimeoutMs = 60_000;

/** Bundles a document, in JSON or YAML, with all that it refers to. */
async function bundle(source: string): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'openapi-'));
  const output = join(folder, 'document.json');
  try {
    await promisify(execFile)(process.execPath, [redoclyPath, 'bundle', source, '--output', output], {
      env: { ...process.env, ...redoclyEnvironment, NO_COLOR: '1' },
      timeout: loadTimeoutMs,
    });
    return JSON.parse(await readFile(output, 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the tool's reason in one line. */
const reasonOf = (error: unknown) => {
  const { stderr = '' } = error as { stderr?: string };
  const lines = stderr.split('\n').map((line) => line.trim());
  return lines.find((line) => /error|fail|unsupported|cannot|not /i.test(line)) ?? 'it could not be read';
};

/**
 * Loads an OpenAPI document of version 3 from a file or a URL.
 * @throws Error whose message says why it is none
 */
export async function loadDocument(source: string): Promise<Json> {
  if (!isUrl(source))
    await access(source).catch(() => {
      throw new Error(`There is no file ${source}: --openapi takes a file or an address.`);
    });
  const document = await bundle(source).catch((error: unknown) => {
    throw new Error(`${source} is no OpenAPI document: ${reasonOf(error)}`);
  });
  const { openapi, swagger, paths } = isObject(document) ? document : {};
  if (swagger !== undefined)
    throw new Error(
      `${source} is Swagger ${swagger}: convert it to OpenAPI 3 first, as with npx swagger2openapi.`,
    );
  if (!/^3\./.test(String(openapi))) throw new Error(`${source} is no OpenAPI document of version 3.`);
  if (!isObject(paths) || Object.keys(paths).length === 0)
    throw new Error(`${source} has no paths to compare.`);
  return document as Json;
}
