import { documentMessages } from '#domain/documents/documents.ts';
import { MOST_FILE_BYTES } from './document-files.ts';
import { formatOfBytes, formatOfName, headOf } from './file-formats.ts';

/** accounts §5 and §9: the only pictures that are taken. */
export const pictureExtensions = ['jpg', 'jpeg', 'png'] as const;

/** For a file picker: what it offers. */
export const acceptedPictures = '.jpg,.jpeg,.png,image/jpeg,image/png';

/** Our own words: the documents have none for these. */
export const pictureProblems = {
  type: 'Please choose a picture: a .jpg, .jpeg or .png file.',
  content: 'This file is not the picture that its name says. Please choose another one.',
  empty: 'This file is empty. Please choose another one.',
  unreadable: 'This picture could not be read. Please choose another one.',
} as const;

const isPicture = (extensions: readonly string[] = []) =>
  extensions.some((extension) => pictureExtensions.some((taken) => taken === extension));

/**
 * What is wrong with a picture that is to be sent, in the words for whoever chose it, or null. A PNG that calls itself
 * .jpg is a picture all the same: programs do that.
 * @param head its first bytes
 */
export function pictureProblem({ name, size }: Pick<File, 'name' | 'size'>, head: Uint8Array): string | null {
  if (!isPicture(formatOfName(name)?.extensions)) return pictureProblems.type;
  if (size === 0) return pictureProblems.empty;
  if (size > MOST_FILE_BYTES) return documentMessages.tooLarge;
  return isPicture(formatOfBytes(head)?.extensions) ? null : pictureProblems.content;
}

/** What is wrong with a picture that somebody has just chosen, in the words for them, or null. */
export async function findPictureProblem(file: File): Promise<string | null> {
  try {
    return pictureProblem(file, await headOf(file));
  } catch {
    // A folder, or a file that was taken away between the choice and the look.
    return pictureProblems.unreadable;
  }
}
