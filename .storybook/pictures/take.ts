import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { IndexEntry } from 'storybook/internal/types';
import { startVitest } from 'vitest/node';
import { folders } from './folders.ts';
import { looks, type PictureName } from './looks.ts';
import { Progress } from './progress.ts';

/**
 * Takes a picture of each screen in every look, and compares it with the accepted one.
 * @param update `new` accepts what has no accepted picture yet, `all` whatever there is
 * @returns what went wrong with each picture, null where nothing did
 */
export async function takePictures(
  screens: readonly IndexEntry[],
  update: 'all' | 'new',
): Promise<Map<PictureName, string | null>> {
  // React as it ships, as in the tests of stories.
  process.env.NODE_ENV = 'production';
  process.env.PICTURES = screens.map(({ id }) => id).join(',');
  const progress = new Progress(screens.length * looks.length);
  const files = new Set(screens.map(({ importPath }) => resolve(importPath)));
  const vitest = await startVitest([...files], {
    watch: false,
    run: true,
    update,
    attachmentsDir: folders.attached,
    reporters: [progress, ['html', { outputDir: folders.report, singleFile: true }]],
  });
  await vitest.close();
  // The report has them in itself.
  rmSync(folders.attached, { recursive: true, force: true });
  return progress.taken;
}
