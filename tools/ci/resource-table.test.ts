import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { resourceContents } from '../../src/api/endpoints/resource-names.ts';
import { projectFolder } from '../project-folder.ts';

const documentPath = join(projectFolder, 'docs/integrating.md');
/** Parts of the document before and after the table; two comments enclose the table. */
const partsPattern = /^(.*<!-- resources:[^>]*-->\n).*(\n<!-- end of resources -->.*)$/s;

it('docs/integrating.md lists the resources; if not, run: npm run test:unit -- -u', async () => {
  const [, before, after] = partsPattern.exec(readFileSync(documentPath, 'utf8')) ?? [];
  if (before === undefined) throw new Error('docs/integrating.md lacks the two comments around its table');
  const rows = Object.entries(resourceContents).map(([name, contents]) => `| \`${name}\` | ${contents} |`);
  const table = ['| Resource | Holds |', '|---|---|', ...rows];
  await expect(`${before}${table.join('\n')}${after}`).toMatchFileSnapshot(documentPath);
});
