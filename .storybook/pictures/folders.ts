import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pictureName, shownLooks } from './looks.ts';

/** Folder of all pictures, outside git. To share pictures, copy this folder. */
const picturesFolder = resolve(import.meta.dirname, '../../.pictures');

/** Folders for pictures and the report of their comparison. */
export const folders = {
  /** Accepted pictures: a folder for each look with a file for each story. */
  accepted: resolve(picturesFolder, 'accepted'),
  /** Changed pictures, and their differences from the accepted ones. */
  changed: resolve(picturesFolder, 'changed'),
  /** Vitest's HTML report. */
  report: resolve(picturesFolder, 'report'),
} as const;

/** Returns the file of a story's accepted picture in a look. */
export const getAcceptedFile = (look: string, storyId: string) =>
  resolve(folders.accepted, `${pictureName(look, storyId)}.png`);

/** Returns the stories with an accepted picture in every look that the workshop's pages show. */
export const filterStoriesWithPictures = (ids: readonly string[]): string[] =>
  ids.filter((id) => shownLooks.every(({ name }) => existsSync(getAcceptedFile(name, id))));
