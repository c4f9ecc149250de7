import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import { searchInFinder } from './finder.ts';
import { formatCosts, keyRow } from './key-costs.ts';
import { typeInto, withBareInput } from './keystrokes.ts';
import { signInOver } from './mock-api.ts';
import type { Finding } from './report.ts';
import type { Setting } from './setting.ts';
import { fastestRounds, median, p95, repeatMeasurement, withRange } from './statistics.ts';
import { cpuSlowdown, type VisitOptions, visit } from './visit.ts';

/** Targets: first rows and keys as multiples of the baseline, frames and finder in ms, rows. */
const limits = { firstRows: 1.3, key: 2.5, finderMs: 100, frameMs: 50, rows: 300 };
const scenarios = { sixty: 'physician', tenThousand: 'ten-thousand-patients' } as const;
/** Prefixes shared by many or few of ten thousand patients, each typed into an empty field. */
const searchTexts = ['an', 'mar', 'wal', 'al p', '303', 'zoe'];
/** Scrolling by wheel: about seven rows per step. */
const wheelScroll = { steps: 60, pixels: 450, pauseMs: 30 };

declare global {
  interface Window {
    isScrollingDone?: boolean;
  }
}

const resetScenario = (api: string, scenario: string) =>
  fetch(`${api}__mock/reset?scenario=${scenario}`, { method: 'POST' });

/** Opens the list and calls `measure` once its first rows are visible. */
async function openList<Result>(
  { browser, servers, api }: Setting,
  { scenario, slowdown }: { scenario: string; slowdown: number },
  measure: (page: Page, firstRows: number) => Promise<Result> | Result,
): Promise<Result> {
  await resetScenario(api, scenario);
  const screen: VisitOptions = {
    path: 'physician/list-patient',
    selector: 'a[data-control=name]',
    prepare: signInOver(api, servers.live.url, 'physician@clinic.test'),
    cpuSlowdown: slowdown,
  };
  return visit(browser, servers.live, screen, ({ page, measurements }) =>
    measure(page, measurements.visible),
  );
}

/** Returns the cost of each key of the searches, in ms. */
async function search(page: Page): Promise<number[]> {
  const field = await page.locator('input[type=search]').elementHandle();
  if (!field) throw new Error('The list has no search');
  const costs: number[] = [];
  for (const text of searchTexts) {
    costs.push(...(await typeInto(page, field, text.length, text)));
    await field.fill('');
  }
  return costs;
}

/** Returns the slowest frame until `isScrollingDone`, in ms. */
const slowestFrame = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let slowestFrameMs = 0;
        let last = performance.now();
        requestAnimationFrame(function frame(now) {
          slowestFrameMs = Math.max(slowestFrameMs, now - last);
          last = now;
          if (window.isScrollingDone) resolve(slowestFrameMs);
          else requestAnimationFrame(frame);
        });
      }),
  );

/** Scrolls by wheel through some hundred rows, then jumps across the whole list. */
async function scrollList(page: Page): Promise<{ frame: number; rows: number }> {
  const list = page.locator('[data-patients]');
  await list.hover();
  const slowestFrameDone = slowestFrame(page);
  let rows = 0;
  const countRows = async () => {
    rows = Math.max(rows, await page.locator('tr[data-patient]').count());
  };
  for (let step = 0; step < wheelScroll.steps; step += 1) {
    await page.mouse.wheel(0, wheelScroll.pixels);
    await sleep(wheelScroll.pauseMs);
    if (step % 10 === 0) await countRows();
  }
  for (const share of [0.9, 0.3, 0.6, 0]) {
    await list.evaluate((element, share) => {
      element.scrollTop = element.scrollHeight * share;
    }, share);
    await sleep(150);
    await countRows();
  }
  await page.evaluate(() => {
    window.isScrollingDone = true;
  });
  return { frame: await slowestFrameDone, rows };
}

/** Measures one round: times in ms, and the largest number of rows in the page. */
async function measureRound(setting: Setting) {
  const firstRows = (scenario: string) =>
    openList(setting, { scenario, slowdown: cpuSlowdown }, (_, ms) => ms);
  const sixty = await firstRows(scenarios.sixty);
  const tenThousand = await firstRows(scenarios.tenThousand);
  const typing = await withBareInput(setting, (typeBare) =>
    openList(setting, { scenario: scenarios.tenThousand, slowdown: cpuSlowdown }, async (page) => ({
      bare: await typeBare(searchTexts.join('').length),
      search: await search(page),
    })),
  );
  const finder = await openList(setting, { scenario: scenarios.tenThousand, slowdown: cpuSlowdown }, (page) =>
    searchInFinder(page, searchTexts),
  );
  const scrolled = await openList(setting, { scenario: scenarios.tenThousand, slowdown: 1 }, scrollList);
  return { sixty, tenThousand, ...typing, finder, ...scrolled };
}

/** Measures the physician's list with ten thousand patients: first rows, search and scrolling. */
export async function measureListing(setting: Setting): Promise<Finding[]> {
  const rounds = await repeatMeasurement(setting.runs, () => measureRound(setting));
  // Leaves the default scenario to the next measurement.
  await resetScenario(setting.api, 'clinic');
  const [sixty, tenThousand] = [rounds.map((round) => round.sixty), rounds.map((round) => round.tenThousand)];
  const ratio = median(tenThousand) / median(sixty);
  const keys = fastestRounds(rounds.map((round) => round.search));
  const finder = fastestRounds(rounds.map((round) => round.finder));
  const bare = fastestRounds(rounds.map((round) => round.bare));
  // Other work on the machine only adds time, so an inherently slow frame is slow in every round.
  const frame = Math.min(...rounds.map((round) => round.frame));
  const rows = Math.max(...rounds.map((round) => round.rows));
  return [
    {
      subject: 'First rows of ten thousand patients',
      measured: `${ratio.toFixed(2)} × sixty; ${withRange(tenThousand)} against ${withRange(sixty)} ms`,
      target: `≤ ${limits.firstRows} × sixty`,
      met: ratio <= limits.firstRows,
    },
    ...keyRow('the search of ten thousand patients', keys, bare, limits.key),
    {
      subject: 'Matches of a key in the finder of ten thousand patients',
      measured: formatCosts(finder),
      target: `p95 ≤ ${limits.finderMs} ms`,
      met: p95(finder) <= limits.finderMs,
    },
    {
      subject: 'Slowest frame while ten thousand patients are scrolled through',
      measured: `${frame.toFixed(0)} ms`,
      target: `≤ ${limits.frameMs} ms`,
      met: frame <= limits.frameMs,
    },
    {
      subject: 'Rows in the page during it, at most',
      measured: String(rows),
      target: `< ${limits.rows}`,
      met: rows < limits.rows,
    },
  ];
}
