import { readFile, writeFile } from 'node:fs/promises';
import project from '../../package.json' with { type: 'json' };
import { buildChangelog, changelogPath, currentPath, releasedPath } from './contract-changes.ts';

/* Releases the contract: names the version in the changelog and stores the document as released.
   Run after raising the version in package.json and updating the document (test:unit -- -u). */

const { version } = JSON.parse(await readFile(releasedPath, 'utf8')).info as { version: string };
if (version === project.version) {
  process.stderr.write(
    `The contract was released as ${version} already: raise the version in package.json first.\n`,
  );
  process.exit(1);
}
const today = new Date().toISOString().slice(0, 10);
await writeFile(
  changelogPath,
  (await buildChangelog()).replace(`## Since ${version}`, `## ${project.version} (${today})`),
);
// Minified, because only the comparison with the next version reads the file.
await writeFile(releasedPath, JSON.stringify(JSON.parse(await readFile(currentPath, 'utf8'))));
