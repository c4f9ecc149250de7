import { compress, decompress } from '#mocks/page/gzip.ts';

/** Text that is compressed if that saves something. */
export type PackedText = string | Uint8Array<ArrayBuffer>;

/** Length in characters up to which a text is left as it is: most calls change little. */
const SHORT_TEXT = 2048;

/** Compresses a long text. */
export const pack = async (text: string): Promise<PackedText> =>
  text.length <= SHORT_TEXT ? text : compress(text);

/** Returns the text that was packed. @throws TypeError for other bytes */
export const unpack = async (packed: PackedText): Promise<string> =>
  typeof packed === 'string' ? packed : decompress(packed);

/** Returns the size of a packed text in bytes, or in characters of a short one. */
export const sizeOf = (packed: PackedText): number =>
  typeof packed === 'string' ? packed.length : packed.byteLength;
