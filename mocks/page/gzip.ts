/** Returns a stream of bytes. Not a Blob's: in WebKit, reading one fails once the page is left. */
const streamOf = (bytes: Uint8Array<ArrayBuffer>) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });

/** Compresses a text with the platform's gzip. */
export async function compress(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = streamOf(new TextEncoder().encode(text)).pipeThrough(new CompressionStream('gzip'));
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
