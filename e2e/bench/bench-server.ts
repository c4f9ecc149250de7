import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type ServedResponse, serveFolder } from '../support/static-server.ts';

/** Response of the server and its size on the wire, in bytes. */
export interface SentResponse {
  kind: 'js' | 'css' | 'other';
  bytes: number;
}

/** Server of a built folder that counts its responses, those to a service worker included. */
export interface BenchServer {
  url: string;
  sent: SentResponse[];
  /** Time of the last response (performance.now). */
  lastActivity: number;
  stop(): void;
}

const kindOf = (type: string): SentResponse['kind'] =>
  type.startsWith('text/javascript') ? 'js' : type.startsWith('text/css') ? 'css' : 'other';
const isText = (type: string) => /^(text|application\/json|image\/svg)/.test(type);

/** Serves a built folder. Compresses text with brotli at the highest level, as good hosts do. */
export async function serveCompressed(folder: string): Promise<BenchServer> {
  const compressedByPath = new Map<string, Buffer>();
  const index = await readFile(join(folder, 'index.html'), 'utf8');
  const compress = (path: string, body: ServedResponse['body']) => {
    const compressed = compressedByPath.get(path) ?? brotliCompressSync(body);
    compressedByPath.set(path, compressed);
    return compressed;
  };
  const countAndCompress = (served: ServedResponse, path: string): ServedResponse => {
    const type = served.headers['Content-Type'] ?? '';
    // A host with the fallback of docs/integrating.md serves index.html at a path without a file.
    const isFallback = served.status === 404 && type.startsWith('text/html');
    const content = isFallback ? index : served.body;
    const body = isText(type) ? compress(path, content) : content;
    server.sent.push({ kind: kindOf(type), bytes: body.length });
    server.lastActivity = performance.now();
    const headers = isText(type) ? { ...served.headers, 'Content-Encoding': 'br' } : served.headers;
    return { status: isFallback ? 200 : served.status, headers, body };
  };
  const server: BenchServer = { url: '', sent: [], lastActivity: 0, stop: () => {} };
  const { url, close } = await serveFolder(folder, { changeResponse: countAndCompress });
  return Object.assign(server, { url, stop: close });
}

/** Sums the bytes of some responses. */
export const bytesOf = (sent: readonly SentResponse[]) => sent.reduce((total, { bytes }) => total + bytes, 0);
