import { globSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type PictureName, pictureName, shownLooks } from './looks.ts';

/** Outside git: whoever shares pictures copies this folder. */
const TOP = resolve(import.meta.dirname, '../../.pictures');

export const folders = {
  /** What somebody has accepted: a folder for each look, in it a file for each story. */
  accepted: resolve(TOP, 'accepted'),
  /** What was found instead, and where it differs. */
  changed: resolve(TOP, 'changed'),
  /** Before, after and difference, to look at. */
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

/** Every accepted picture, with when it was written, in ms. */
export const readAccepted = (): Map<PictureName, number> =>
  new Map(namesIn(folders.accepted).map((name) => [name, statSync(acceptedFile(name)).mtimeMs]));

/** The pictures that a run found to be otherwise than accepted. */
export const readChanged = (): Set<PictureName> =>
  new Set(namesIn(folders.changed).map((name) => name.replace(/-(actual|diff)$/, '')));

/** Returns the stories that have an accepted picture in every look that the workshop's pages show. */
export function storiesWithPictures(ids: readonly string[]): string[] {
  const accepted = readAccepted();
  return ids.filter((id) => shownLooks.every(({ name }) => accepted.has(pictureName(name, id))));
}

/** Removes what the last run left. */
export function clearLastRun(): void {
  for (const folder of [folders.changed, folders.report]) rmSync(folder, { recursive: true, force: true });
}
