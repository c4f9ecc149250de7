import { formatOfBytes } from '#domain/files/file-formats.ts';
import { pictureProblem } from '#domain/files/picture-files.ts';
import { refuseBadFile } from './document-file.ts';

/** The largest picture that is kept: it travels with every profile. What is cropped to 150 by 133 stays far below. */
const MOST_PICTURE_BYTES = 1024 * 1024;

/** A picture as an address of its own: it needs no token and survives a reload. @throws Problem 400 or 413 */
export async function pictureAddress(file: File): Promise<string> {
  await refuseBadFile(file, pictureProblem, MOST_PICTURE_BYTES);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [mimeType] = formatOfBytes(bytes)?.mimeTypes ?? [];
  return `data:${mimeType};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}
