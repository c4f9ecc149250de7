import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { faultsOf } from './rules.ts';

/** Checks the wording of the files named, or of every tracked source file; prints each fault. */
const named = process.argv.slice(2);
const tracked = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...named],
  {
    encoding: 'utf8',
  },
);
const paths = tracked
  .split('\n')
  .filter((path) => /\.(tsx?|css)$/.test(path) && !/\.gen\.ts$|\/words\/rules\./.test(path));
const faults = paths.flatMap((path) => faultsOf(path, readFileSync(path, 'utf8')));
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(`${faults.length} faults of wording in ${paths.length} files\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
