import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { type Field, typeInto } from './keystrokes.ts';
import { CPU } from './load.ts';
import type { Finding } from './report.ts';
import { fastestRounds, median, percentile, withRange } from './statistics.ts';
import { slowDown, visit } from './visit.ts';
import type { WizardSetting } from './wizard.ts';

const LIMITS = { firstRows: 1.6, key: 2.5, frameMs: 50, rows: 300 };
const physician = 'physician@clinic.test';
const scenarios = { sixty: 'physician', tenThousand: 'ten-thousand-patients' } as const;
/** Prefixes shared by many or few of ten thousand patients, each typed into an empty field. */
const typed = ['an', 'mar', 'wal', 'al p', '303', 'zoe'];
const keys = typed.join('').length;
/** Scrolling by wheel: about seven rows per step. */
const WHEEL = { steps: 60, pixels: 450, pauseMs: 30 };

/** Result of one round, in ms except for `rows`. */
export interface ListingRound {
  sixty: number;
  tenThousand: number;
  bare: number[];
  search: number[];
  slowestFrame: number;
  rows: number;
}

interface ListingSetting extends WizardSetting {
  /** Address of the API of the live build. */
  api: string;
}

const startOver = (api: string, scenario: string) =>
  fetch(`${api}__mock/reset?scenario=${scenario}`, { method: 'POST' });

const rowsIn = (page: Page) => page.locator('tr[data-patient]').count();

/** Opens the list and calls `look` once its first rows are visible. */
async function open<Result>(
  browser: Browser,
  { servers, signIn, api }: ListingSetting,
  { scenario, cpu }: { scenario: string; cpu: number },
  look: (page: Page, firstRows: number) => Promise<Result> | Result,
): Promise<Result> {
  await startOver(api, scenario);
  const screen = {
    path: 'physician/list-patient',
    selector: 'a[data-control=name]',
    before: (page: Page) => signIn(page, physician),
    cpu,
  };
  return visit(browser, servers.live, screen, ({ page, notes }) => look(page, notes.visible));
}

/** Returns the cost of each key of the searches, in ms. */
async function search(page: Page, field: Field): Promise<number[]> {
  const costs: number[] = [];
  for (const text of typed) {
    costs.push(...(await typeInto(page, field, text.length, text)));
    await (field as import('playwright').ElementHandle<HTMLInputElement>).fill('');
  }
  return costs;
}

/** Scrolls by wheel through some hundred rows, then jumps across the whole list. */
async function scroll(page: Page): Promise<Pick<ListingRound, 'slowestFrame' | 'rows'>> {
  await page.locator('[data-patients]').hover();
  const slowest = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const noted = window as unknown as { stopScrolling?: () => void };
        let slowestFrame = 0;
        let last = performance.now();
        let stopped = false;
        noted.stopScrolling = () => {
          stopped = true;
        };
        requestAnimationFrame(function frame(now) {
          slowestFrame = Math.max(slowestFrame, now - last);
          last = now;
          if (stopped) resolve(slowestFrame);
          else requestAnimationFrame(frame);
        });
      }),
  );
  let rows = 0;
  for (let step = 0; step < WHEEL.steps; step += 1) {
    await page.mouse.wheel(0, WHEEL.pixels);
    await sleep(WHEEL.pauseMs);
    if (step % 10 === 0) rows = Math.max(rows, await rowsIn(page));
  }
  for (const part of [0.9, 0.3, 0.6, 0]) {
    await page.locator('[data-patients]').evaluate((element, share) => {
      element.scrollTop = element.scrollHeight * share;
    }, part);
    await sleep(150);
    rows = Math.max(rows, await rowsIn(page));
  }
  await page.evaluate(() => (window as unknown as { stopScrolling: () => void }).stopScrolling());
  return { slowestFrame: await slowest, rows };
}

async function oneRound(browser: Browser, setting: ListingSetting): Promise<ListingRound> {
  const firstRows = (scenario: string) => open(browser, setting, { scenario, cpu: CPU }, (_, ms) => ms);
  const sixty = await firstRows(scenarios.sixty);
  const tenThousand = await firstRows(scenarios.tenThousand);
  const plain = { path: '', selector: 'input' };
  const typing = await visit(browser, setting.servers.bare, plain, async ({ page: barePage }) => {
    await slowDown(barePage, CPU);
    const bareField = (await barePage.locator('input').elementHandle()) as Field;
    return open(browser, setting, { scenario: scenarios.tenThousand, cpu: CPU }, async (page) => {
      const field = (await page.locator('input[type=search]').elementHandle()) as Field;
      return { bare: await typeInto(barePage, bareField, keys), search: await search(page, field) };
    });
  });
  const scrolled = await open(browser, setting, { scenario: scenarios.tenThousand, cpu: 1 }, scroll);
  return { sixty, tenThousand, ...typing, ...scrolled };
}

function toFindings(rounds: readonly ListingRound[]): Finding[] {
  const [sixty, tenThousand] = [rounds.map((round) => round.sixty), rounds.map((round) => round.tenThousand)];
  const slower = median(tenThousand) / median(sixty);
  const p95 = (costs: readonly number[]) => percentile(costs, 0.95);
  const [bare, key] = [
    fastestRounds(rounds.map((round) => round.bare)),
    fastestRounds(rounds.map((round) => round.search)),
  ];
  const dearer = p95(key) / p95(bare);
  // Other work on the machine only adds time, so an inherently slow frame is slow in every round.
  const frame = Math.min(...rounds.map(({ slowestFrame }) => slowestFrame));
  const rows = Math.max(...rounds.map((round) => round.rows));
  return [
    {
      what: 'First rows of ten thousand patients',
      measured: `${slower.toFixed(2)} × sixty; ${withRange(tenThousand)} against ${withRange(sixty)} ms`,
      target: `≤ ${LIMITS.firstRows} × sixty`,
      met: slower <= LIMITS.firstRows,
    },
    {
      what: 'Keystroke in the search of ten thousand patients',
      measured: `${dearer.toFixed(2)} × bare; p50 ${median(key).toFixed(0)}, p95 ${p95(key).toFixed(0)}, max ${Math.max(...key).toFixed(0)} ms`,
      target: `p95 ≤ ${LIMITS.key} × bare`,
      met: dearer <= LIMITS.key,
    },
    {
      what: 'Slowest frame while ten thousand patients are scrolled through',
      measured: `${frame.toFixed(0)} ms`,
      target: `≤ ${LIMITS.frameMs} ms`,
      met: frame <= LIMITS.frameMs,
    },
    {
      what: 'Rows in the page meanwhile, at most',
      measured: String(rows),
      target: `< ${LIMITS.rows}`,
      met: rows < LIMITS.rows,
    },
  ];
}

/**
 * Measures the physician's list with ten thousand patients: time to its first rows compared with
 * sixty patients, the cost of a key in its search, and the slowest frame while scrolling (with the
 * CPU at full speed).
 */
export async function measureListing(
  browser: Browser,
  setting: ListingSetting,
  count: number,
): Promise<{ findings: Finding[]; raw: ListingRound[] }> {
  const rounds: ListingRound[] = [];
  for (let round = 0; round < count; round += 1) rounds.push(await oneRound(browser, setting));
  await startOver(setting.api, 'clinic');
  return { findings: toFindings(rounds), raw: rounds };
}
