import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright';
import type { BenchServer } from './bench-server.ts';
import { KEYS_PER_FIELD, typeInto } from './keystrokes.ts';
import { CPU } from './load.ts';
import { type Finding, figure } from './report.ts';
import { signIn, wizardScreen } from './screens.ts';
import { median, percentile } from './statistics.ts';
import { slowDown, visit } from './visit.ts';

const LIMIT = 2;
/** How often the keys of one field go into the bare input, before the wizard and again after it. */
const BARE_FIELDS = 5;

const textFields =
  ':is(input:not([role=combobox], [type=checkbox], [type=radio], [type=file], [type=hidden]), textarea)';
const searchedLists = 'input[role=combobox]';

/** What every keystroke into a section cost, in milliseconds. */
interface SectionCosts {
  text: number[];
  lists: number[];
}

/** One round: what every keystroke cost in the bare input, and by section. */
export interface TypingRound {
  bare: number[];
  wizard: Record<string, SectionCosts>;
}

const typeIntoBare = (browser: Browser, server: BenchServer) =>
  visit(browser, server, { path: '', selector: 'input' }, async ({ page }) => {
    await slowDown(page, CPU);
    const [input] = await page.locator('input').elementHandles();
    return typeInto(page, Array(BARE_FIELDS).fill(input));
  });

/** Opens every section by its link, as a reader would. */
async function openSections(page: Page, url: string): Promise<void> {
  const links = page.getByRole('navigation', { name: 'Intake sections' }).getByRole('link');
  for (const link of await links.all()) {
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.waitForURL(new URL(href, url).href);
  }
  await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' });
  await sleep(1000);
}

async function typeIntoForm(page: Page, form: Locator): Promise<SectionCosts> {
  const typeIntoAll = async (selector: string) =>
    typeInto(page, await form.locator(`${selector}:visible:not([readonly], :disabled)`).elementHandles());
  return { text: await typeIntoAll(textFields), lists: await typeIntoAll(searchedLists) };
}

function typeIntoWizard(browser: Browser, server: BenchServer): Promise<TypingRound['wizard']> {
  const before = (page: Page) => signIn(page, server.url, wizardScreen.signedInAs ?? '');
  return visit(browser, server, { ...wizardScreen, before }, async ({ page }) => {
    await openSections(page, server.url);
    await slowDown(page, CPU);
    const costs: TypingRound['wizard'] = {};
    for (const form of await page.locator('main form').all()) {
      costs[(await form.getAttribute('aria-label')) ?? ''] = await typeIntoForm(page, form);
    }
    return costs;
  });
}

/**
 * Every round types the same keys, and whatever else the machine does can only make one slower: so each keystroke
 * counts with its quickest round. What is slow by itself is slow in all of them.
 */
function steady(rounds: readonly number[][]): number[] {
  const [first = []] = rounds;
  return first.map((_, at) => Math.min(...rounds.flatMap((costs) => costs[at] ?? [])));
}

const p95 = (costs: readonly number[]) => percentile(costs, 0.95);

function inWords(costs: readonly number[]): string {
  const [typical, slow, slowest] = [median(costs), p95(costs), Math.max(...costs)];
  return `p50 ${typical.toFixed(0)}, p95 ${slow.toFixed(0)}, max ${slowest.toFixed(0)} ms`;
}

function row(what: string, costs: readonly number[], bare: readonly number[]): Finding {
  const ratio = p95(costs) / p95(bare);
  return {
    what: `Keystroke in ${what}`,
    measured: `${ratio.toFixed(2)} × bare; ${inWords(costs)}`,
    target: `p95 ≤ ${LIMIT} × bare`,
    met: ratio <= LIMIT,
  };
}

/** The first key in a list opens its menu, which is another thing than typing: it is told apart. */
function toFindings(rounds: readonly TypingRound[]): Finding[] {
  const bare = steady(rounds.map((round) => round.bare));
  const sections = Object.keys(rounds[0]?.wizard ?? {});
  const text = (section: string) => steady(rounds.map(({ wizard }) => wizard[section]?.text ?? []));
  const inLists = ({ wizard }: TypingRound) => sections.flatMap((section) => wizard[section]?.lists ?? []);
  const lists = steady(rounds.map(inLists));
  const isFirst = (at: number) => at % KEYS_PER_FIELD === 0;
  const typing = lists.filter((_, at) => !isFirst(at));
  const opening = lists.filter((_, at) => isFirst(at));
  return [
    figure('Keystroke in a bare React input', inWords(bare)),
    ...sections.map((section) => row(`the text fields of ${section}`, text(section), bare)),
    row('the lists to search of all sections', typing, bare),
    figure('First key in such a list: its menu opens', inWords(opening)),
  ];
}

/**
 * What a keystroke costs, from the key press until the frame that shows it was drawn, with every section of the wizard
 * open. The bare input is typed into right before and after the wizard in every round, so both see the same machine.
 */
export async function measureTyping(
  browser: Browser,
  servers: Record<'bare' | 'mocked', BenchServer>,
  count: number,
): Promise<{ findings: Finding[]; raw: TypingRound[] }> {
  const rounds: TypingRound[] = [];
  for (let round = 0; round < count; round += 1) {
    const bare = await typeIntoBare(browser, servers.bare);
    const wizard = await typeIntoWizard(browser, servers.mocked);
    bare.push(...(await typeIntoBare(browser, servers.bare)));
    rounds.push({ bare, wizard });
  }
  return { findings: toFindings(rounds), raw: rounds };
}
