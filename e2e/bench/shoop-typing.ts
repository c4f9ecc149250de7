import type { Browser, Page } from 'playwright';
import { shoopPath } from '../support/screens/shoops.ts';
import { type FormCosts, keyRow, typeIntoForm } from './key-costs.ts';
import { type Field, typeInto } from './keystrokes.ts';
import { CPU } from './load.ts';
import type { Finding } from './report.ts';
import { fastestRounds } from './statistics.ts';
import { slowDown, visit } from './visit.ts';
import { rest, type WizardSetting } from './wizard.ts';

const LIMIT = 2.5;
const MEDICINES = 6;
const BARE_KEYS = 21;

/** Result of one round: cost of every keystroke in the bare input and in the form. */
interface ShoopRound extends FormCosts {
  bare: number[];
}

/** Types into a Shoop form with six medicines and into a bare input on another page. */
function oneRound(browser: Browser, { servers, signIn }: WizardSetting): Promise<ShoopRound> {
  return visit(browser, servers.bare, { path: '', selector: 'input' }, async ({ page: barePage }) => {
    await slowDown(barePage, CPU);
    const input = (await barePage.locator('input').elementHandle()) as Field;
    const before = (page: Page) => signIn(page, 'physician@clinic.test');
    const screen = { path: shoopPath('new'), selector: 'main h1', before };
    return visit(browser, servers.live, screen, async ({ page }) => {
      const form = page.getByRole('form', { name: /SHOOP$/ });
      for (let medicines = 1; medicines < MEDICINES; medicines += 1)
        await form.getByRole('button', { name: 'Add another medicine' }).click();
      await form.getByRole('group', { name: new RegExp(`^Medicine ${MEDICINES}`) }).waitFor();
      await rest();
      await slowDown(page, CPU);
      return { bare: await typeInto(barePage, input, BARE_KEYS), ...(await typeIntoForm(page, form)) };
    });
  });
}

/** Measures the cost of a keystroke in a Shoop form with six medicines. */
export async function measureShoopTyping(
  browser: Browser,
  setting: WizardSetting,
  count: number,
): Promise<{ findings: Finding[]; raw: ShoopRound[] }> {
  const rounds: ShoopRound[] = [];
  for (let round = 0; round < count; round += 1) rounds.push(await oneRound(browser, setting));
  const of = (kind: 'bare' | 'text' | 'lists') => fastestRounds(rounds.map((round) => round[kind]));
  const findings = [
    ...keyRow('the text fields of a Shoop of six medicines', of('text'), of('bare'), LIMIT),
    ...keyRow('its lists to search', of('lists'), of('bare'), LIMIT),
  ];
  return { findings, raw: rounds };
}
