import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../project-folder.ts';

/** Creates a checkout of one file inside folders whose names tools commonly ignore. */
function createCheckout(...folders: string[]): string {
  const checkout = join(mkdtempSync(join(tmpdir(), 'checkout-')), ...folders);
  mkdirSync(checkout, { recursive: true });
  for (const file of ['.biome.jsonc', '.gitignore'])
    copyFileSync(join(projectFolder, file), join(checkout, file));
  writeFileSync(join(checkout, 'one.ts'), 'export const one = 1;\n');
  return checkout;
}

it('checks the files of a checkout inside folders with commonly ignored names', () => {
  const cwd = createCheckout('.cache', 'dist', 'coverage', 'project');
  const output = execFileSync(join(projectFolder, 'node_modules/.bin/biome'), ['ci', '--colors=off', '.'], {
    cwd,
    encoding: 'utf8',
  });
  expect(output, 'its own configuration is the second').toContain('Checked 2 files');
});
