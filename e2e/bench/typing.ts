import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import { shoopPath } from '../support/screens/shoops.ts';
import { type FormCosts, formatCosts, keyRow, typeIntoForm } from './key-costs.ts';
import { withBareInput } from './keystrokes.ts';
import { signInOver } from './mock-api.ts';
import { type Finding, unjudgedFigure } from './report.ts';
import type { Setting } from './setting.ts';
import { fastestRounds, repeatMeasurement } from './statistics.ts';
import { cpuSlowdown, slowDown, visit } from './visit.ts';

/** Largest cost of a keystroke as a multiple of the bare input's: in all sections, in one form. */
const ratioLimits = { all: 2, form: 2.5 };
/** Keys typed into the bare input before each form, so that both run under the same load. */
const bareKeysPerForm = 6;
/** Number of medicines in the large Shoop. */
const medicineCount = 6;
/** Time for the opened forms to finish their work. */
const settleMs = 500;

type Forms = { title: string; form: Locator }[];

/** Opens all sections of the wizard by their links, as a user would. */
async function openSections(page: Page): Promise<Forms> {
  const forms: Forms = [];
  const sections = page.getByRole('navigation', { name: 'Intake sections' }).getByRole('listitem');
  for (const link of await sections.getByRole('link').all()) {
    await link.click();
    const segment = (await link.getAttribute('href'))?.split('/').at(-1);
    const section = page.locator(`section[aria-labelledby="${segment}-heading"]`);
    const form = section.locator('form');
    await form.waitFor();
    await section.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    forms.push({ title: (await form.getAttribute('aria-label')) ?? '', form });
  }
  return forms;
}

/** Adds medicines to the form of a new Shoop. */
async function addMedicines(page: Page): Promise<Forms> {
  const form = page.getByRole('form', { name: /SHOOP$/ });
  for (let medicines = 1; medicines < medicineCount; medicines += 1)
    await form.getByRole('button', { name: 'Add another medicine' }).click();
  await form.getByRole('group', { name: new RegExp(`^Medicine ${medicineCount}`) }).waitFor();
  return [{ title: `a Shoop of ${medicineCount} medicines`, form }];
}

const intakeScreen = {
  path: 'myHealth/info-patient',
  selector: 'form :is(input, textarea)',
  email: 'complete.patient@clinic.test',
  open: openSections,
};
const shoopScreen = {
  path: shoopPath('new'),
  selector: 'main h1',
  email: 'physician@clinic.test',
  open: addMedicines,
};

/** Result of one round: cost of every keystroke in the bare input and by form. */
interface TypingRound {
  bare: number[];
  sections: FormCosts[];
  shoop: FormCosts[];
}

/** Types into each form of a screen, and into a bare input on another page. */
const measureRound = (setting: Setting): Promise<TypingRound> =>
  withBareInput(setting, async (typeBare) => {
    const bare: number[] = [];
    const { browser, servers, api } = setting;
    const typeOn = ({ email, open, ...screen }: typeof intakeScreen) => {
      const prepare = signInOver(api, servers.live.url, email);
      return visit(browser, servers.live, { ...screen, prepare }, async ({ page }) => {
        const forms = await open(page);
        await sleep(settleMs);
        await slowDown(page, cpuSlowdown);
        const costs: FormCosts[] = [];
        for (const { title, form } of forms) {
          bare.push(...(await typeBare(bareKeysPerForm)));
          costs.push(await typeIntoForm(page, form, title));
        }
        return costs;
      });
    };
    return { bare, sections: await typeOn(intakeScreen), shoop: await typeOn(shoopScreen) };
  });

/** Measures keystrokes to their painted frames in the whole intake and in a large Shoop. */
export async function measureTyping(setting: Setting): Promise<Finding[]> {
  // A keystroke is so short that any disturbance shows. Twice the rounds filter out more of them.
  const rounds = await repeatMeasurement(2 * setting.runs, () => measureRound(setting));
  const bare = fastestRounds(rounds.map((round) => round.bare));
  const fastestCosts = (screen: 'sections' | 'shoop') =>
    (rounds[0]?.[screen] ?? []).map(({ title }, formIndex) => {
      const fastestOf = (kind: 'text' | 'lists' | 'menus') =>
        fastestRounds(rounds.map((round) => round[screen][formIndex]?.[kind] ?? []));
      return { title, text: fastestOf('text'), lists: fastestOf('lists'), menus: fastestOf('menus') };
    });
  const sections = fastestCosts('sections');
  const allSectionCosts = sections.flatMap(({ text, lists }) => [...text, ...lists]);
  return [
    unjudgedFigure('Keystroke in a bare React input', formatCosts(bare)),
    ...keyRow('the intake, all sections together', allSectionCosts, bare, ratioLimits.all),
    ...[...sections, ...fastestCosts('shoop')].flatMap(({ title, text, lists }) => [
      ...keyRow(`the text fields of ${title}`, text, bare, ratioLimits.form),
      ...keyRow(`the lists to search of ${title}`, lists, bare, ratioLimits.form),
    ]),
    unjudgedFigure(
      'First key in such a list: its menu opens',
      formatCosts(sections.flatMap(({ menus }) => menus)),
    ),
  ];
}
