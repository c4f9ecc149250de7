import { documentMessages } from '#domain/documents/documents.ts';
import { MAX_FILE_BYTES } from './document-files.ts';
import { formatOfBytes, formatOfName, readHead } from './file-formats.ts';

/** Accepted extensions of profile pictures (accounts §5 and §9). */
export const pictureExtensions = ['jpg', 'jpeg', 'png'] as const;

/** Value of a file input's `accept` attribute. */
export const acceptedPictures = '.jpg,.jpeg,.png,image/jpeg,image/png';

/** Our own texts: the product documents have none for these cases. */
export const pictureProblems = {
  type: 'Please choose a picture: a .jpg, .jpeg or .png file.',
  content: 'This file is not the picture that its name says. Please choose another one.',
  empty: 'This file is empty. Please choose another one.',
  unreadable: 'This picture could not be read. Please choose another one.',
} as const;

const hasPictureExtension = (extensions: readonly string[] = []) =>
  extensions.some((extension) => pictureExtensions.some((taken) => taken === extension));

/**
 * Returns the message for a picture that must not be sent, or null. A PNG named .jpg is accepted,
 * since some programs name pictures so.
 * @param head the first bytes of the file
 */
export function pictureProblem({ name, size }: Pick<File, 'name' | 'size'>, head: Uint8Array): string | null {
  if (!hasPictureExtension(formatOfName(name)?.extensions)) return pictureProblems.type;
  if (size === 0) return pictureProblems.empty;
  if (size > MAX_FILE_BYTES) return documentMessages.tooLarge;
  return hasPictureExtension(formatOfBytes(head)?.extensions) ? null : pictureProblems.content;
}

/** Reads a chosen file and returns the message for it if it must not be sent, or null. */
export async function findPictureProblem(file: File): Promise<string | null> {
  try {
    return pictureProblem(file, await readHead(file));
  } catch {
    // The file is a folder, or was removed after the user chose it.
    return pictureProblems.unreadable;
  }
}
