import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** Texts of files by their path in the project. */
export type Files = Readonly<Record<string, string>>;

/** Writes files below a folder, and the folders that they need. */
async function writeFiles(folder: string, files: Files): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/**
 * Returns the difference between two sets of files in the format of `git apply`.
 * @throws Error if git cannot be run
 */
export async function createDiff(before: Files, after: Files): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  try {
    await writeFiles(join(folder, 'a'), before);
    await writeFiles(join(folder, 'b'), after);
    const args = ['diff', '--no-index', '--no-prefix', '--no-color', '--no-ext-diff', 'a', 'b'];
    const { stdout } = await promisify(execFile)('git', args, { cwd: folder }).catch(
      (error: { code?: unknown; stdout: string }) => {
        // git diff exits with 1 if there is a difference.
        if (error.code === 1) return error;
        throw new Error('A patch is made by git, which could not be run.');
      },
    );
    return stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}
