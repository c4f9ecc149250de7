import { globSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type PictureName, pictureName, shownLooks } from './looks.ts';

/** Folder of all pictures, outside git. To share pictures, copy this folder. */
const TOP = resolve(import.meta.dirname, '../../.pictures');

export const folders = {
  /** Accepted pictures: a folder for each look with a file for each story. */
  accepted: resolve(TOP, 'accepted'),
  /** Changed pictures of the last run, and their differences from the accepted ones. */
  changed: resolve(TOP, 'changed'),
  /** Report with the picture before, the picture after and their difference. */
  report: resolve(TOP, 'report'),
  /** Working files of Vitest during a run. */
  attached: resolve(TOP, 'attached'),
} as const;

export const acceptedFile = (name: PictureName) => resolve(folders.accepted, `${name}.png`);

/** Files of a changed picture: as it looks now, and its difference from the accepted one. */
export const changedFile = (name: PictureName, kind: 'actual' | 'diff') =>
  resolve(folders.changed, `${name}-${kind}.png`);

const namesIn = (folder: string) =>
  globSync('*/*.png', { cwd: folder }).map((file) => file.replaceAll('\\', '/').replace(/\.png$/, ''));

/** Returns every accepted picture with its time of modification, in ms. */
export const readAccepted = (): Map<PictureName, number> =>
  new Map(namesIn(folders.accepted).map((name) => [name, statSync(acceptedFile(name)).mtimeMs]));

/** Returns the pictures that the last run found different from the accepted ones. */
export const readChanged = (): Set<PictureName> =>
  new Set(namesIn(folders.changed).map((name) => name.replace(/-(actual|diff)$/, '')));

/** Returns the stories with an accepted picture in every look that the workshop's pages show. */
export function storiesWithPictures(ids: readonly string[]): string[] {
  const accepted = readAccepted();
  return ids.filter((id) => shownLooks.every(({ name }) => accepted.has(pictureName(name, id))));
}

/** Removes the changed pictures and the report of the last run. */
export function clearLastRun(): void {
  for (const folder of [folders.changed, folders.report]) rmSync(folder, { recursive: true, force: true });
}
