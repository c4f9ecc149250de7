import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Scenario } from './scenario.ts';
import { defaultScenario, type ScenarioName, scenarioNames, scenarios } from './scenarios.ts';

const documentPath = fileURLToPath(new URL('../../../docs/mock.md', import.meta.url));
/** Parts of the document before, of and after the table; two comments enclose the table. */
const partsPattern = /^(.*<!-- scenarios:[^>]*-->\n).*(\n<!-- end of scenarios -->.*)$/s;

/** Returns the row of a scenario in the table. */
function formatRow(name: ScenarioName): string {
  const { description, signedIn }: Scenario = scenarios[name];
  const state = name === defaultScenario ? `${description} This is the default.` : description;
  return `| \`${name}\` | ${state} | ${signedIn ? `\`${signedIn}\`` : ''} |`;
}

test('docs/mock.md lists the scenarios; if not, run: npm run test:unit -- -u', async () => {
  const [, before, after] = partsPattern.exec(readFileSync(documentPath, 'utf8')) ?? [];
  if (before === undefined) throw new Error('docs/mock.md lacks the two comments around its table');
  const table = ['| Name | State | Signed in |', '|---|---|---|', ...scenarioNames.map(formatRow)];
  await expect(`${before}${table.join('\n')}${after}`).toMatchFileSnapshot(documentPath);
});
