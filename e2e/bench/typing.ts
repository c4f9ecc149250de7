import type { Browser, Locator } from 'playwright';
import { type FormCosts, inWords, keyRow, typeIntoForm } from './key-costs.ts';
import { type Field, typeInto } from './keystrokes.ts';
import { CPU } from './load.ts';
import { type Finding, figure } from './report.ts';
import { wizardScreen } from './screens.ts';
import { fastestRounds } from './statistics.ts';
import { slowDown, visit } from './visit.ts';
import { openSection, rest, sectionLinks, visitWizard, type WizardSetting } from './wizard.ts';

const LIMITS = { all: 2, section: 2.5 };
/** Keys typed into the bare input before each section, so that both run under the same load. */
const BARE_KEYS = 6;

/** Result of one round: cost of every keystroke in the bare input and by section. */
export interface TypingRound {
  bare: number[];
  sections: FormCosts[];
}

/** Opens all sections, then types into each of them, and into a bare input on another page. */
function oneRound(browser: Browser, setting: WizardSetting): Promise<TypingRound> {
  const plain = { path: '', selector: 'input' };
  return visit(browser, setting.servers.bare, plain, async ({ page: barePage }) => {
    await slowDown(barePage, CPU);
    const input = (await barePage.locator('input').elementHandle()) as Field;
    return visitWizard(browser, setting, wizardScreen.path, async (page) => {
      const forms: Locator[] = [];
      for (const link of await sectionLinks(page)) forms.push(await openSection(page, link));
      await rest();
      await slowDown(page, CPU);
      const round: TypingRound = { bare: [], sections: [] };
      for (const form of forms) {
        round.bare.push(...(await typeInto(barePage, input, BARE_KEYS)));
        round.sections.push(await typeIntoForm(page, form));
      }
      return round;
    });
  });
}

function toFindings(rounds: readonly TypingRound[]): Finding[] {
  const bare = fastestRounds(rounds.map((round) => round.bare));
  const titles = rounds[0]?.sections.map(({ title }) => title) ?? [];
  const of = (place: number, kind: 'text' | 'lists' | 'menus') =>
    fastestRounds(rounds.map(({ sections }) => sections[place]?.[kind] ?? []));
  return [
    figure('Keystroke in a bare React input', inWords(bare)),
    ...keyRow(
      'the wizard, all sections together',
      titles.flatMap((_, place) => [...of(place, 'text'), ...of(place, 'lists')]),
      bare,
      LIMITS.all,
    ),
    ...titles.flatMap((title, place) => [
      ...keyRow(`the text fields of ${title}`, of(place, 'text'), bare, LIMITS.section),
      ...keyRow(`the lists to search of ${title}`, of(place, 'lists'), bare, LIMITS.section),
    ]),
    figure(
      'First key in such a list: its menu opens',
      inWords(titles.flatMap((_, place) => of(place, 'menus'))),
    ),
  ];
}

/** Measures keystrokes to their painted frames, all sections open, filled and keeping drafts. */
export async function measureTyping(
  browser: Browser,
  setting: WizardSetting,
  count: number,
): Promise<{ findings: Finding[]; raw: TypingRound[] }> {
  const rounds: TypingRound[] = [];
  for (let round = 0; round < count; round += 1) rounds.push(await oneRound(browser, setting));
  return { findings: toFindings(rounds), raw: rounds };
}
