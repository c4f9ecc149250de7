import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { listFaults } from './rules.ts';

/** Checks the wording of the files named, or of every tracked source file; prints each fault. */
const namedPaths = process.argv.slice(2);
const gitOutput = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...namedPaths],
  {
    encoding: 'utf8',
  },
);
const paths = gitOutput
  .split('\n')
  .filter((path) => /\.(tsx?|css)$/.test(path) && !/\.gen\.ts$|\/words\/rules\./.test(path));
const faults = paths.flatMap((path) => listFaults(path, readFileSync(path, 'utf8')));
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(`${faults.length} faults of wording in ${paths.length} files\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
