import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright';
import type { BenchServer } from './bench-server.ts';
import { CPU } from './load.ts';
import { type Finding, figure } from './report.ts';
import { signIn, wizardScreen } from './screens.ts';
import { median, percentile, withRange } from './statistics.ts';
import { slowDown, visit } from './visit.ts';

const LIMIT = 2;
/** Keystrokes into each section and each time into the bare input, and the pause between two. */
const KEYS = 40;
const PAUSE_MS = 100;
/** Fields of a section that share the keystrokes, in order from its first. */
const FIELDS = 4;

/** One round: keystroke costs of the bare input and of every section of the wizard, in milliseconds. */
export interface TypingRound {
  bare: number[];
  sections: Record<string, number[]>;
}

/** What is typed fits the field, or its mask would throw it away. */
async function keysFor(field: Locator): Promise<string> {
  const isNumber = await field.evaluate((element) =>
    /numeric|decimal|tel/.test(`${element.getAttribute('inputmode')} ${element.getAttribute('type')}`),
  );
  return isNumber ? '1234567890' : 'bench text';
}

async function typeInto(page: Page, fields: readonly Locator[]): Promise<number[]> {
  await page.evaluate(() => {
    window.bench.keys = [];
  });
  for (const field of fields) {
    await field.focus();
    await field.press('End');
    await sleep(300);
    const count = await page.evaluate(() => window.bench.keys.length);
    const keys = await keysFor(field);
    for (let typed = 0; typed < KEYS / fields.length; typed += 1) {
      await page.keyboard.press(keys[typed % keys.length]?.replace(' ', 'Space') ?? 'a');
      await sleep(PAUSE_MS);
    }
    // What moved the cursor there is not typing.
    await page.evaluate((at) => window.bench.keys.splice(at - 1, 1), count);
  }
  await sleep(300);
  return page.evaluate(() => window.bench.keys);
}

const typeIntoBare = (browser: Browser, server: BenchServer) =>
  visit(browser, server, { path: '', selector: 'input' }, async ({ page }) => {
    await slowDown(page, CPU);
    return typeInto(page, [page.locator('input')]);
  });

/** Text fields of a form that take typing. */
async function fieldsOf(form: Locator): Promise<Locator[]> {
  const all = form.locator(
    'input:not([type=checkbox], [type=radio], [type=hidden], [type=file], [readonly], :disabled), textarea',
  );
  const visible = await all.and(form.locator(':visible')).all();
  return visible.slice(0, FIELDS);
}

/** Opens every section of the wizard by its link, and types into each that has a form. */
function typeIntoWizard(browser: Browser, server: BenchServer): Promise<TypingRound['sections']> {
  const before = (page: Page) => signIn(page, server.url, wizardScreen.signedInAs ?? '');
  return visit(browser, server, { ...wizardScreen, before }, async ({ page }) => {
    const links = page.getByRole('navigation', { name: 'Intake sections' }).getByRole('link');
    for (const link of await links.all()) {
      await link.click();
      await page.waitForURL(new URL((await link.getAttribute('href')) ?? '', server.url).href);
    }
    await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' });
    await sleep(1000);
    await slowDown(page, CPU);
    const costs: TypingRound['sections'] = {};
    for (const form of await page.locator('main form').all()) {
      const name = (await form.getAttribute('aria-label')) ?? '';
      const fields = await fieldsOf(form);
      if (fields.length > 0) costs[name] = await typeInto(page, fields);
    }
    return costs;
  });
}

const p95 = (costs: readonly number[]) => percentile(costs, 0.95);

function row(section: string, rounds: readonly TypingRound[]): Finding {
  const ratios = rounds.map(({ bare, sections }) => p95(sections[section] ?? []) / p95(bare));
  const costs = rounds.flatMap(({ sections }) => sections[section] ?? []);
  const typical = median(costs).toFixed(0);
  const slow = p95(costs).toFixed(0);
  return {
    what: `Keystroke in ${section}`,
    measured: `${withRange(ratios, 2)} × bare; p50 ${typical} ms, p95 ${slow} ms, max ${Math.max(...costs).toFixed(0)} ms`,
    target: `p95 ≤ ${LIMIT} × bare`,
    met: median(ratios) <= LIMIT,
  };
}

/**
 * What a keystroke costs, from the key press until the frame that shows it was drawn, with every section of the wizard
 * open. The bare input is measured right before and after the wizard in every round, so both see the same machine.
 */
export async function measureTyping(
  browser: Browser,
  servers: Record<'bare' | 'mocked', BenchServer>,
  count: number,
): Promise<{ findings: Finding[]; raw: TypingRound[] }> {
  const rounds: TypingRound[] = [];
  for (let round = 0; round < count; round += 1) {
    const bare = await typeIntoBare(browser, servers.bare);
    const sections = await typeIntoWizard(browser, servers.mocked);
    bare.push(...(await typeIntoBare(browser, servers.bare)));
    rounds.push({ bare, sections });
  }
  const bare = rounds.flatMap((round) => round.bare);
  const findings = Object.keys(rounds[0]?.sections ?? {}).map((section) => row(section, rounds));
  const cost = `p50 ${median(bare).toFixed(0)} ms, p95 ${p95(bare).toFixed(0)} ms, max ${Math.max(...bare).toFixed(0)} ms`;
  return { findings: [figure('Keystroke in a bare React input', cost), ...findings], raw: rounds };
}
