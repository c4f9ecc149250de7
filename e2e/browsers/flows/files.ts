import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { samplePicture } from '#mocks/seed/sample-picture.ts';

/** Writes a valid picture to a path and returns the path. */
export async function writeSamplePicture(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, samplePicture());
  return path;
}
