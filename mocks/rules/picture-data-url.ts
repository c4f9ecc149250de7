import { formatOfBytes } from '#domain/files/file-formats.ts';
import { pictureProblem } from '#domain/files/picture-files.ts';
import { refuseBadFile } from './document-file.ts';

/** Size limit in bytes. The app crops pictures to 150 by 133 pixels, which is far less. */
const maxPictureBytes = 1024 * 1024;

/** Returns a picture as a data URL, which needs no token. @throws Problem 400 or 413 */
export async function toPictureDataUrl(file: File): Promise<string> {
  await refuseBadFile(file, pictureProblem, maxPictureBytes);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [mimeType] = formatOfBytes(bytes)?.mimeTypes ?? [];
  return `data:${mimeType};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}
