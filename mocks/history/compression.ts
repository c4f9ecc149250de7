/** Text that is compressed if that saves something. */
export type PackedText = string | Uint8Array<ArrayBuffer>;

/** Length in characters up to which a text is left as it is: most calls change little. */
const SHORT_TEXT = 2048;

/** Compresses a long text with the platform's gzip. */
export async function pack(text: string): Promise<PackedText> {
  if (text.length <= SHORT_TEXT) return text;
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Returns the text that was packed. @throws TypeError for other bytes */
export async function unpack(packed: PackedText): Promise<string> {
  if (typeof packed === 'string') return packed;
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).text();
}

/** Returns the size of a packed text in bytes, or in characters of a short one. */
export const sizeOf = (packed: PackedText): number =>
  typeof packed === 'string' ? packed.length : packed.byteLength;
