import { globSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { looks, type PictureName, pictureName } from './looks.ts';

/** Outside git: whoever shares pictures copies this folder. */
const TOP = resolve(import.meta.dirname, '../../.pictures');

export const folders = {
  /** What somebody has accepted: a folder for each look, in it a file for each story. */
  accepted: resolve(TOP, 'accepted'),
  /** What was found instead, and where it differs. */
  changed: resolve(TOP, 'changed'),
  /** Before, after and difference, to look at. */
  report: resolve(TOP, 'report'),
  /** What Vitest puts aside for the report while it runs. */
  attached: resolve(TOP, 'attached'),
} as const;

export const acceptedFile = (name: PictureName) => resolve(folders.accepted, `${name}.png`);

const namesIn = (folder: string) =>
  globSync('*/*.png', { cwd: folder }).map((file) => file.replaceAll('\\', '/').replace(/\.png$/, ''));

/** Every accepted picture, with when it was written, in ms. */
export const readAccepted = (): Map<PictureName, number> =>
  new Map(namesIn(folders.accepted).map((name) => [name, statSync(acceptedFile(name)).mtimeMs]));

/** The pictures that a run found to be otherwise than accepted. */
export const readChanged = (): Set<PictureName> =>
  new Set(namesIn(folders.changed).map((name) => name.replace(/-(actual|diff)$/, '')));

/** Of some stories those that have an accepted picture in every look. */
export function storiesWithPictures(ids: readonly string[]): string[] {
  const accepted = readAccepted();
  return ids.filter((id) => looks.every(({ name }) => accepted.has(pictureName(name, id))));
}

/** Removes what the last run left. */
export function clearLastRun(): void {
  for (const folder of [folders.changed, folders.report]) rmSync(folder, { recursive: true, force: true });
}
