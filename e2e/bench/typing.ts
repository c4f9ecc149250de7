import type { Browser, Locator, Page } from 'playwright';
import { searchedLists, typedInto } from './fields.ts';
import { type Field, typeInto } from './keystrokes.ts';
import { CPU } from './load.ts';
import { type Finding, figure } from './report.ts';
import { wizardScreen } from './screens.ts';
import { median, percentile, steady } from './statistics.ts';
import { slowDown, visit } from './visit.ts';
import { openSection, rest, sectionLinks, visitWizard, type WizardSetting } from './wizard.ts';

const LIMITS = { all: 2, section: 2.5 };
/** So many fields of a section are typed into, spread over it, and so many keys go into all of them together. */
const FIELDS = 3;
const KEYS = 21;
/** So many keys go into the bare input before each section, so that both see the same machine. */
const BARE_KEYS = 6;

/** What every keystroke into a section cost, in milliseconds. */
interface SectionCosts {
  title: string;
  text: number[];
  lists: number[];
  /** The first key in a list opens its menu, which is another thing than typing: it is told apart. */
  menus: number[];
}

/** One round: what every keystroke cost in the bare input, and by section. */
export interface TypingRound {
  bare: number[];
  sections: SectionCosts[];
}

/** Some fields from the first to the last. */
async function spread(form: Locator, selector: string): Promise<Field[]> {
  const fields = await form.locator(`${selector}:visible:not([readonly], :disabled)`).elementHandles();
  const step = Math.max(1, (fields.length - 1) / (FIELDS - 1));
  const places = Array.from({ length: Math.min(FIELDS, fields.length) }, (_, at) => Math.round(at * step));
  return places.flatMap((place) => fields[place] ?? []);
}

async function typeIntoForm(page: Page, form: Locator): Promise<SectionCosts> {
  const costs: SectionCosts = {
    title: (await form.getAttribute('aria-label')) ?? '',
    text: [],
    lists: [],
    menus: [],
  };
  const texts = await spread(form, typedInto);
  for (const field of texts)
    costs.text.push(...(await typeInto(page, field, Math.ceil(KEYS / texts.length))));
  const lists = await spread(form, searchedLists);
  for (const field of lists) {
    const [menu, ...typing] = await typeInto(page, field, Math.ceil(KEYS / lists.length) + 1);
    if (menu !== undefined) costs.menus.push(menu);
    costs.lists.push(...typing);
  }
  return costs;
}

/** Opens all sections, then types into each of them, and into the bare input on a page beside it. */
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

const p95 = (costs: readonly number[]) => percentile(costs, 0.95);

function inWords(costs: readonly number[]): string {
  const [typical, slow, slowest] = [median(costs), p95(costs), Math.max(...costs)];
  return `p50 ${typical.toFixed(0)}, p95 ${slow.toFixed(0)}, max ${slowest.toFixed(0)} ms`;
}

function row(what: string, costs: readonly number[], bare: readonly number[], limit: number): Finding[] {
  if (costs.length === 0) return [];
  const ratio = p95(costs) / p95(bare);
  return [
    {
      what: `Keystroke in ${what}`,
      measured: `${ratio.toFixed(2)} × bare; ${inWords(costs)}`,
      target: `p95 ≤ ${limit} × bare`,
      met: ratio <= limit,
    },
  ];
}

function toFindings(rounds: readonly TypingRound[]): Finding[] {
  const bare = steady(rounds.map((round) => round.bare));
  const titles = rounds[0]?.sections.map(({ title }) => title) ?? [];
  const of = (place: number, kind: 'text' | 'lists' | 'menus') =>
    steady(rounds.map(({ sections }) => sections[place]?.[kind] ?? []));
  return [
    figure('Keystroke in a bare React input', inWords(bare)),
    ...row(
      'the wizard, all sections together',
      titles.flatMap((_, place) => [...of(place, 'text'), ...of(place, 'lists')]),
      bare,
      LIMITS.all,
    ),
    ...titles.flatMap((title, place) => [
      ...row(`the text fields of ${title}`, of(place, 'text'), bare, LIMITS.section),
      ...row(`the lists to search of ${title}`, of(place, 'lists'), bare, LIMITS.section),
    ]),
    figure(
      'First key in such a list: its menu opens',
      inWords(titles.flatMap((_, place) => of(place, 'menus'))),
    ),
  ];
}

/**
 * What a keystroke costs, from the key press until the frame that shows it was drawn, with every section of the wizard
 * open, filled in and keeping drafts.
 */
export async function measureTyping(
  browser: Browser,
  setting: WizardSetting,
  count: number,
): Promise<{ findings: Finding[]; raw: TypingRound[] }> {
  const rounds: TypingRound[] = [];
  for (let round = 0; round < count; round += 1) rounds.push(await oneRound(browser, setting));
  return { findings: toFindings(rounds), raw: rounds };
}
