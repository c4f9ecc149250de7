import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { answer } from '../support/static-server.ts';
import { type LinkSpeed, SlowLink } from './slow-link.ts';

/** Response of the server and its size on the wire, in bytes. */
export interface Served {
  /** Path inside the folder, without a leading slash. */
  path: string;
  kind: 'js' | 'css' | 'other';
  bytes: number;
}

const kindOf = (type: string): Served['kind'] =>
  type.startsWith('text/javascript') ? 'js' : type.startsWith('text/css') ? 'css' : 'other';
const isPacked = (type: string) => /^(text|application\/json|image\/svg)/.test(type);

/**
 * Serves a built folder, optionally over a slow link. Compresses text with brotli at the highest
 * level, as good hosts do. Counts every response, so requests of a service worker count too.
 */
export class BenchServer {
  readonly served: Served[] = [];
  url = '';
  /** Time at which the last request began or ended (performance.now). */
  lastActivity = 0;
  open = 0;
  #link: SlowLink | null = null;
  readonly #root: string;
  readonly #packed = new Map<string, Buffer>();
  readonly #server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    this.#touch(1);
    response.once('close', () => this.#touch(-1));
    this.#reply(path).then(
      async ({ type, packed, body }) => {
        this.served.push({ path: path.slice(1), kind: kindOf(type), bytes: body.length });
        const encoding = packed ? { 'content-encoding': 'br' } : {};
        const headers = { 'content-type': type, 'content-length': body.length, 'cache-control': 'no-cache' };
        response.writeHead(200, { ...headers, ...encoding });
        if (this.#link) await this.#link.carry(body, (part) => response.write(part));
        else response.write(body);
        response.end();
      },
      () => response.writeHead(404).end(),
    );
  });

  constructor(folder: string) {
    this.#root = resolve(folder);
  }

  /** Sets the link speed of later requests; null is as fast as the machine. */
  setSpeed(speed: LinkSpeed | null): void {
    this.#link = speed && new SlowLink(speed);
  }

  #touch(change: number): void {
    this.open += change;
    this.lastActivity = performance.now();
  }

  async #reply(path: string) {
    // The address of a page answers with the app, as on a host with a fallback.
    const { status, type, body } = await answer(this.#root, '/', path);
    if (status !== 200 && !type.startsWith('text/html')) throw new Error(`Nothing at ${path}`);
    const raw = Buffer.from(body);
    if (!isPacked(type)) return { type, packed: false, body: raw };
    const packed = this.#packed.get(path) ?? brotliCompressSync(raw);
    this.#packed.set(path, packed);
    return { type, packed: true, body: packed };
  }

  /** Starts listening on a free port. @returns this server */
  async start(): Promise<this> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    const address = this.#server.address();
    if (typeof address === 'object' && address) this.url = `http://127.0.0.1:${address.port}/`;
    return this;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
