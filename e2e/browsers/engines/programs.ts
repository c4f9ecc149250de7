import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns the first installed program. @param candidates absolute paths or names on the PATH */
export function findProgram(...candidates: readonly (string | undefined)[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = candidates.flatMap((candidate) => {
    if (!candidate) return [];
    return candidate.startsWith('/') ? [candidate] : folders.map((folder) => join(folder, candidate));
  });
  return paths.find((path) => existsSync(path)) ?? null;
}
