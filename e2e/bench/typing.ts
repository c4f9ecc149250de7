import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import { shoopPath } from '../support/screens/shoops.ts';
import { type FormCosts, inWords, keyRow, typeIntoForm } from './key-costs.ts';
import { besideBareInput } from './keystrokes.ts';
import { signInOver } from './mock-api.ts';
import { type Finding, figure } from './report.ts';
import type { Setting } from './setting.ts';
import { fastestRounds, inRounds } from './statistics.ts';
import { cpuSlowdown, slowDown, visit } from './visit.ts';

const LIMITS = { all: 2, form: 2.5 };
/** Keys typed into the bare input before each form, so that both run under the same load. */
const BARE_KEYS = 6;
const MEDICINES = 6;
const REST_MS = 500;

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
  for (let medicines = 1; medicines < MEDICINES; medicines += 1)
    await form.getByRole('button', { name: 'Add another medicine' }).click();
  await form.getByRole('group', { name: new RegExp(`^Medicine ${MEDICINES}`) }).waitFor();
  return [{ title: `a Shoop of ${MEDICINES} medicines`, form }];
}

const intake = {
  path: 'myHealth/info-patient',
  selector: 'form :is(input, textarea)',
  email: 'complete.patient@clinic.test',
  open: openSections,
};
const shoop = {
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
const oneRound = (setting: Setting): Promise<TypingRound> =>
  besideBareInput(setting, async (typeBare) => {
    const bare: number[] = [];
    const { browser, servers, api } = setting;
    const typeOn = ({ email, open, ...screen }: typeof intake) => {
      const before = signInOver(api, servers.live.url, email);
      return visit(browser, servers.live, { ...screen, before }, async ({ page }) => {
        const forms = await open(page);
        await sleep(REST_MS);
        await slowDown(page, cpuSlowdown);
        const costs: FormCosts[] = [];
        for (const { title, form } of forms) {
          bare.push(...(await typeBare(BARE_KEYS)));
          costs.push(await typeIntoForm(page, form, title));
        }
        return costs;
      });
    };
    return { bare, sections: await typeOn(intake), shoop: await typeOn(shoop) };
  });

/** Measures keystrokes to their painted frames in the whole intake and in a large Shoop. */
export async function measureTyping(setting: Setting): Promise<Finding[]> {
  // A keystroke is so short that any disturbance shows. Twice the rounds filter out more of them.
  const rounds = await inRounds(2 * setting.runs, () => oneRound(setting));
  const bare = fastestRounds(rounds.map((round) => round.bare));
  const fastest = (which: 'sections' | 'shoop') =>
    (rounds[0]?.[which] ?? []).map(({ title }, place) => {
      const of = (kind: 'text' | 'lists' | 'menus') =>
        fastestRounds(rounds.map((round) => round[which][place]?.[kind] ?? []));
      return { title, text: of('text'), lists: of('lists'), menus: of('menus') };
    });
  const sections = fastest('sections');
  const whole = sections.flatMap(({ text, lists }) => [...text, ...lists]);
  return [
    figure('Keystroke in a bare React input', inWords(bare)),
    ...keyRow('the intake, all sections together', whole, bare, LIMITS.all),
    ...[...sections, ...fastest('shoop')].flatMap(({ title, text, lists }) => [
      ...keyRow(`the text fields of ${title}`, text, bare, LIMITS.form),
      ...keyRow(`the lists to search of ${title}`, lists, bare, LIMITS.form),
    ]),
    figure('First key in such a list: its menu opens', inWords(sections.flatMap(({ menus }) => menus))),
  ];
}
