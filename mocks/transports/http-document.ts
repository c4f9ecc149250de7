import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const resolveFromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const documentPath = resolveFromRoot('public/openapi.json');
/** Files that are served as they are, by their path. */
const servedFiles: Readonly<Record<string, string>> = {
  '/openapi.json': documentPath,
  '/reads.json': resolveFromRoot('public/reads.json'),
};
const runFile = promisify(execFile);

/** Content security policy of the page, which is self-contained: nothing else may be loaded. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' blob:",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  'worker-src blob:',
].join('; ');

/** Builds the page from the document by Redocly's tool, without telemetry; takes some seconds. */
async function buildPage(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  const page = join(folder, 'index.html');
  const args = [
    'build-docs',
    documentPath,
    '--inlineBundle',
    '--config',
    resolveFromRoot('tools/ci/redocly.yaml'),
    '--output',
    page,
  ];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  try {
    await runFile(process.execPath, [resolveFromRoot('node_modules/@redocly/cli/bin/cli.js'), ...args], {
      env,
    });
    // Removes the maker's logo, the only external resource.
    return (await readFile(page, 'utf8')).replaceAll(/https:\/\/cdn\.redoc(?:ly)?\.[a-z]+[^"'`]*/g, 'data:,');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Page once it was asked for. A failed build is forgotten, so that the next call tries again. */
let builtPage: Promise<string> | undefined;

/**
 * Serves the API document at /openapi.json, a page of it at /docs, and the schemas of the replies
 * that are read at /reads.json; null for other calls.
 */
export async function serveDocument(method: string, url: string): Promise<Response | null> {
  if (method !== 'GET') return null;
  const [path = ''] = url.split('?');
  const file = servedFiles[path];
  if (file !== undefined)
    return new Response(await readFile(file, 'utf8'), {
      headers: { 'Content-Type': 'application/json' },
    });
  if (path !== '/docs') return null;
  builtPage ??= buildPage();
  builtPage.catch(() => {
    builtPage = undefined;
  });
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': pagePolicy };
  return new Response(await builtPage, { headers });
}
