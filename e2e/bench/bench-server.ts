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
  const compress = (path: string, body: ServedResponse['body']) => {
    const compressed = compressedByPath.get(path) ?? brotliCompressSync(body);
    compressedByPath.set(path, compressed);
    return compressed;
  };
  const countAndCompress = (served: ServedResponse, path: string): ServedResponse => {
    const type = served.headers['Content-Type'] ?? '';
    const body = isText(type) ? compress(path, served.body) : served.body;
    server.sent.push({ kind: kindOf(type), bytes: body.length });
    server.lastActivity = performance.now();
    const headers = isText(type) ? { ...served.headers, 'Content-Encoding': 'br' } : served.headers;
    // A host with the fallback of docs/integrating.md finds a page at every path.
    const status = type.startsWith('text/html') ? 200 : served.status;
    return { status, headers, body };
  };
  const server: BenchServer = { url: '', sent: [], lastActivity: 0, stop: () => {} };
  const { url, close } = await serveFolder(folder, { changeResponse: countAndCompress });
  return Object.assign(server, { url, stop: close });
}

/** Sums the bytes of some responses. */
export const bytesOf = (sent: readonly SentResponse[]) => sent.reduce((total, { bytes }) => total + bytes, 0);
