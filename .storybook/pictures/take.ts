import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { IndexEntry } from 'storybook/internal/types';
import { startVitest } from 'vitest/node';
import { folders } from './folders.ts';
import { type Look, looks, type PictureName } from './looks.ts';
import { Progress } from './progress.ts';

/**
 * Takes a picture of each screen and compares it with the accepted one.
 * @param update `new` accepts a picture that has no accepted one yet, `all` accepts every picture
 * @param inLooks looks to take, all of them by default
 * @returns the problem of each picture, null where there is none
 */
export async function takePictures(
  screens: readonly Pick<IndexEntry, 'id' | 'importPath'>[],
  update: 'all' | 'new',
  inLooks: readonly Look[] = looks,
): Promise<Map<PictureName, string | null>> {
  // Uses React's production build, as the tests of stories do.
  process.env.NODE_ENV = 'production';
  process.env.PICTURES = screens.map(({ id }) => id).join(',');
  const progress = new Progress(screens.length * inLooks.length);
  const files = new Set(screens.map(({ importPath }) => resolve(importPath)));
  const vitest = await startVitest([...files], {
    watch: false,
    run: true,
    update,
    project: inLooks.map(({ name }) => name),
    attachmentsDir: folders.attached,
    reporters: [progress],
  });
  await vitest.close();
  rmSync(folders.attached, { recursive: true, force: true });
  return progress.taken;
}
