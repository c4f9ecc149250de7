import { createPause } from './pause.ts';

/** Returns a stream of bytes. Not a Blob's: in WebKit, reading one fails once the page is left. */
const streamOf = (bytes: Uint8Array<ArrayBuffer>) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });

/** Characters that are compressed at once: less than a millisecond of work. */
const PART_LENGTH = 32_768;

/** Returns a stream of a long text in parts, between which the page may paint and answer input. */
function partsOf(text: string): ReadableStream<string> {
  const pause = createPause();
  let start = 0;
  return new ReadableStream<string>({
    async pull(controller) {
      await pause();
      controller.enqueue(text.slice(start, start + PART_LENGTH));
      start += PART_LENGTH;
      if (start >= text.length) controller.close();
    },
  });
}

/** Compresses a text with the platform's gzip. */
export async function compress(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = partsOf(text).pipeThrough(new TextEncoderStream());
  const stream = bytes.pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Returns the text that was compressed. @throws TypeError for other bytes */
export function decompress(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = streamOf(bytes).pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).text();
}

/** Returns true for bytes that begin as gzip does. */
const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Returns the text of a file, which may be gzipped. @throws TypeError for damaged gzip */
export const readMaybeGzipped = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  isGzip(bytes) ? decompress(bytes) : new TextDecoder().decode(bytes);
