import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT, supportedBrowsers } from './supported.ts';

test('the README names the oldest supported versions', () => {
  const readme = readFileSync(join(PROJECT_ROOT, 'README.md'), 'utf8');
  const named = /Chrome and Edge from ([\d.]+), Firefox from ([\d.]+), Safari from ([\d.]+)/.exec(readme);
  const [chrome, , firefox, safari] = supportedBrowsers().map(({ version }) => String(version));
  expect(named?.slice(1)).toEqual([chrome, firefox, safari]);
});
