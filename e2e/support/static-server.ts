import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';

/** Content type by the extension of a file. */
const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

type Reply = { status: number; type: string; body: Buffer | string };

/** Returns the file at a path, or the index page of a folder; null if there is none. */
async function fileAt(path: string): Promise<string | null> {
  const stats = await stat(path).catch(() => null);
  if (stats?.isDirectory()) return fileAt(join(path, 'index.html'));
  return stats?.isFile() ? path : null;
}

/**
 * Returns the reply of a plain static host: the file, also without its .html, or a 404. A missing
 * page gets 404.html, as on GitHub Pages. A missing asset gets an empty 404, so that tests notice a
 * wrong asset path.
 */
export async function replyTo(root: string, base: string, pathname: string): Promise<Reply> {
  const missing = { status: 404, type: 'text/plain; charset=utf-8', body: '' };
  if (!pathname.startsWith(base)) return missing;
  const path = normalize(join(root, decodeURIComponent(pathname.slice(base.length))));
  if (path !== root && !path.startsWith(root + sep)) return missing;
  const file = (await fileAt(path)) ?? (await fileAt(`${path}.html`));
  if (file) {
    const type = contentTypes[extname(file)] ?? 'application/octet-stream';
    return { status: 200, type, body: await readFile(file) };
  }
  const page = extname(path) in contentTypes ? null : await fileAt(join(root, '404.html'));
  return page ? { status: 404, type: contentTypes['.html'] ?? '', body: await readFile(page) } : missing;
}

interface HeaderRule {
  prefix: string;
  headers: Record<string, string>;
}

/**
 * Parses the build's `_headers` file, if it has one, as hosts do: a path that ends in a star, then
 * its headers.
 */
async function headerRules(root: string): Promise<HeaderRule[]> {
  const text = await readFile(join(root, '_headers'), 'utf8').catch(() => '');
  return text
    .trim()
    .split('\n\n')
    .map((rule) => {
      const [path = '', ...lines] = rule.split('\n');
      const headers = lines.map((line) => /^ +([\w-]+): (.+)$/.exec(line)?.slice(1) ?? []);
      return { prefix: path.replace(/\*$/, ''), headers: Object.fromEntries(headers) };
    });
}

/** Response as the server sends it. */
export interface ServedResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
}

interface ServeOptions {
  /** 0 selects a free port. */
  port?: number;
  base?: string;
  /** Changes a response, or answers a path that is missing in the folder. */
  changeResponse?: (served: ServedResponse, pathname: string) => ServedResponse;
  /** Receives the body of a POST, which the folder itself cannot answer. */
  receivePost?: (body: string, pathname: string) => void;
}

/** Serves a built folder on 127.0.0.1. Resolves once the server listens. */
export async function serveFolder(folder: string, options: ServeOptions = {}) {
  const { base = '/', changeResponse = (served: ServedResponse) => served, receivePost } = options;
  const root = resolve(folder);
  const rules = await headerRules(root);
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'POST') receivePost?.(await text(request), pathname);
    const reply = await replyTo(root, base, pathname).catch((error: unknown) => ({
      status: 500,
      type: 'text/plain; charset=utf-8',
      body: String(error),
    }));
    const matchingRules = rules.filter(({ prefix }) => pathname.startsWith(prefix));
    const headers = Object.assign(
      { 'Content-Type': reply.type, 'Cache-Control': 'no-cache' },
      ...matchingRules.map((rule) => rule.headers),
    );
    // A path that is missing now may exist after the next build.
    if (reply.status !== 200) headers['Cache-Control'] = 'no-cache';
    const served = changeResponse({ status: reply.status, headers, body: reply.body }, pathname);
    response.writeHead(served.status, served.headers);
    response.end(request.method === 'HEAD' ? undefined : served.body);
  });
  return new Promise<{ url: string; close: () => void }>((done, fail) => {
    server.once('error', fail);
    server.listen(options.port ?? 0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : options.port;
      done({ url: `http://127.0.0.1:${port}${base}`, close: () => server.close() });
    });
  });
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string', default: '0' }, base: { type: 'string', default: '/' } },
  });
  const { url } = await serveFolder(positionals[0] ?? 'dist', {
    port: Number(values.port),
    base: values.base,
  });
  process.stdout.write(`${url}\n`);
}
