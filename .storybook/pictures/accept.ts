import { copyFileSync, existsSync } from 'node:fs';
import { acceptedFile, changedFile } from './folders.ts';
import { looks, type PictureName } from './looks.ts';

const isPicture = (word: string) => looks.some(({ name }) => word.startsWith(`${name}/`));

/** Returns whether all words are pictures by their place, as the report's command has them. */
export const arePictures = (words: readonly string[]): words is PictureName[] =>
  words.length > 0 && words.every(isPicture);

/** Places of a picture: as the last run found it changed, and as it is accepted. */
interface Files {
  from: (name: PictureName) => string;
  to: (name: PictureName) => string;
}

const ours: Files = { from: (name) => changedFile(name, 'actual'), to: acceptedFile };

/**
 * Accepts changed pictures of the last run as they were seen, without taking them again.
 * @returns the pictures that were accepted, and those that the last run did not find changed
 */
export function acceptPictures(names: readonly PictureName[], { from, to } = ours) {
  const isThere = (name: PictureName) => existsSync(from(name));
  const accepted = names.filter(isThere);
  for (const name of accepted) copyFileSync(from(name), to(name));
  return { accepted, missing: names.filter((name) => !isThere(name)) };
}
