import { join } from 'node:path';
import { projectFolder } from '../project-folder.ts';

/**
 * Returns the path of a file of the programs that `npm run contract-tools` installs: generators of
 * clients and a mock of the API document. They are too large to be dependencies.
 */
export const contractToolPath = (...parts: readonly string[]): string =>
  join(projectFolder, 'node_modules/.cache/contract-tools/node_modules', ...parts);
