import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { findOperation } from '#api/endpoints/operations.ts';
import type { Exchange } from '#radar/exchange.ts';
import { describeRedirect, isRedirect } from '#radar/redirect.ts';

const contentSchema = v.object({
  mimeType: v.optional(v.string(), ''),
  text: v.optional(v.string(), ''),
  encoding: v.optional(v.string()),
});
const entrySchema = v.object({
  request: v.object({ method: v.string(), url: v.string() }),
  response: v.object({
    status: v.number(),
    headers: v.optional(v.array(v.object({ name: v.string(), value: v.string() })), []),
    content: v.optional(contentSchema, { text: '' }),
  }),
});
const harSchema = v.object({ log: v.object({ entries: v.array(entrySchema) }) });
type Entry = v.InferOutput<typeof entrySchema>;

/** Yields the possible bases of a URL: each part of it that ends with a slash. */
function* listPossibleBases(url: string): Generator<string> {
  const { origin, pathname } = new URL(url);
  for (const [index, letter] of [...pathname].entries())
    if (letter === '/') yield origin + pathname.slice(0, index + 1);
}

const isCall = (base: string, { request: { method, url } }: Entry) =>
  url.startsWith(base) && findOperation(method, url.slice(base.length)) !== undefined;

/** Returns the base with the most calls of the contract; of equal bases, the shortest. */
function findLikeliestBase(entries: readonly Entry[]): string | undefined {
  const bases = new Set(entries.flatMap(({ request: { url } }) => [...listPossibleBases(url)]));
  const counts = [...bases].map((base) => ({
    base,
    calls: entries.filter((entry) => isCall(base, entry)).length,
  }));
  const [best] = counts.toSorted((a, b) => b.calls - a.calls || a.base.length - b.base.length);
  return best && best.calls > 0 ? best.base : undefined;
}

/** Converts an entry of a HAR to the form in which the radar reads calls. */
function toExchange({ request, response }: Entry, base: string): Exchange {
  const { text = '', encoding, mimeType = '' } = response.content;
  const findHeader = (wanted: string) =>
    response.headers.find(({ name }) => name.toLowerCase() === wanted)?.value;
  const type = findHeader('content-type');
  return {
    method: request.method,
    path: request.url.slice(base.length),
    // Without a response, browsers write 0, and Playwright and other recorders -1.
    status: response.status > 0 ? response.status : null,
    contentType: type ?? mimeType,
    ...(isRedirect(response.status) && {
      redirect: describeRedirect(request.url, findHeader('location')),
    }),
    body: encoding === 'base64' ? Buffer.from(text, 'base64').toString() : text,
  };
}

/** Returns the text of a HAR file, which may be gzipped, as a bug capsule of the mock is. */
export const unpackHar = (bytes: Buffer): string =>
  (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString();

/**
 * Returns the calls that a browser has recorded.
 * @param base URL of the API; guessed from the calls if absent
 * @throws Error if the text is no HAR or contains no call of the contract
 */
export function readHar(text: string, base?: string): { base: string; exchanges: Exchange[] } {
  let har: unknown;
  try {
    har = JSON.parse(text);
  } catch {
    har = undefined;
  }
  const parsed = v.safeParse(harSchema, har);
  if (!parsed.success) throw new Error('This is no HAR: a browser’s network panel saves one, with content.');
  const entries = parsed.output.log.entries.filter(
    ({ request: { method, url } }) => URL.canParse(url) && method !== 'OPTIONS',
  );
  const apiBase = base ?? findLikeliestBase(entries);
  if (!apiBase)
    throw new Error('It holds no call of the contract. Say where the API is: --url https://api.example.com/');
  const calls = entries.filter(({ request: { url } }) => url.startsWith(apiBase));
  return { base: apiBase, exchanges: calls.map((entry) => toExchange(entry, apiBase)) };
}
