import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../project-folder.ts';
import { readSupportedBrowsers } from './supported.ts';

test('the README names the oldest supported versions', () => {
  const readme = readFileSync(join(projectFolder, 'README.md'), 'utf8');
  const versions = /Chrome and Edge from ([\d.]+), Firefox from ([\d.]+), Safari from ([\d.]+)/.exec(readme);
  // The sentence gives Edge, the second entry, the version of Chrome.
  const [chrome, , firefox, safari] = readSupportedBrowsers().map(({ version }) => String(version));
  expect(versions?.slice(1)).toEqual([chrome, firefox, safari]);
});
