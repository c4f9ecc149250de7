import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const DOCUMENT = at('public/openapi.json');
const run = promisify(execFile);

/** Content security policy of the page, which is self-contained: nothing else may be loaded. */
const PAGE_POLICY = [
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
    DOCUMENT,
    '--inlineBundle',
    '--config',
    at('tools/ci/redocly.yaml'),
    '--output',
    page,
  ];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  try {
    await run(process.execPath, [at('node_modules/@redocly/cli/bin/cli.js'), ...args], { env });
    // Removes the maker's logo, the only external resource.
    return (await readFile(page, 'utf8')).replaceAll(/https:\/\/cdn\.redoc(?:ly)?\.[a-z]+[^"'`]*/g, 'data:,');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

let page: Promise<string> | undefined;

/** Serves the API document at /openapi.json and a page of it at /docs; null for other calls. */
export async function serveDocument(method: string, url: string): Promise<Response | null> {
  if (method !== 'GET') return null;
  const [path] = url.split('?');
  if (path === '/openapi.json')
    return new Response(await readFile(DOCUMENT, 'utf8'), {
      headers: { 'Content-Type': 'application/json' },
    });
  if (path !== '/docs') return null;
  page ??= buildPage();
  page.catch(() => {
    page = undefined;
  });
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': PAGE_POLICY };
  return new Response(await page, { headers });
}
