import { copyFileSync, existsSync } from 'node:fs';
import { acceptedFile, changedFile } from './folders.ts';
import { looks, type PictureName } from './looks.ts';

const isPicture = (word: string) => looks.some(({ name }) => word.startsWith(`${name}/`));

/** Returns true if all words are names of pictures, as in the report's command. */
export const arePictures = (words: readonly string[]): words is PictureName[] =>
  words.length > 0 && words.every(isPicture);

/** Files of a picture: the changed one of the last run, and the accepted one. */
interface Files {
  from: (name: PictureName) => string;
  to: (name: PictureName) => string;
}

const ours: Files = { from: (name) => changedFile(name, 'actual'), to: acceptedFile };

/**
 * Accepts changed pictures of the last run without taking them again.
 * @returns the accepted pictures, and the missing ones, which the last run did not find changed
 */
export function acceptPictures(names: readonly PictureName[], { from, to } = ours) {
  const isThere = (name: PictureName) => existsSync(from(name));
  const accepted = names.filter(isThere);
  for (const name of accepted) copyFileSync(from(name), to(name));
  return { accepted, missing: names.filter((name) => !isThere(name)) };
}
