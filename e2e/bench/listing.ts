import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import { keyRow } from './key-costs.ts';
import { besideBareInput, typeInto } from './keystrokes.ts';
import { signInOver } from './mock-api.ts';
import type { Finding } from './report.ts';
import type { Setting } from './setting.ts';
import { fastestRounds, inRounds, median, withRange } from './statistics.ts';
import { cpuSlowdown, visit } from './visit.ts';

const LIMITS = { firstRows: 1.6, key: 2.5, frameMs: 50, rows: 300 };
const scenarios = { sixty: 'physician', tenThousand: 'ten-thousand-patients' } as const;
/** Prefixes shared by many or few of ten thousand patients, each typed into an empty field. */
const typed = ['an', 'mar', 'wal', 'al p', '303', 'zoe'];
/** Scrolling by wheel: about seven rows per step. */
const WHEEL = { steps: 60, pixels: 450, pauseMs: 30 };

declare global {
  interface Window {
    isScrollingDone?: boolean;
  }
}

const startOver = (api: string, scenario: string) =>
  fetch(`${api}__mock/reset?scenario=${scenario}`, { method: 'POST' });

/** Opens the list and calls `look` once its first rows are visible. */
async function open<Result>(
  { browser, servers, api }: Setting,
  { scenario, cpu }: { scenario: string; cpu: number },
  look: (page: Page, firstRows: number) => Promise<Result> | Result,
): Promise<Result> {
  await startOver(api, scenario);
  const screen = {
    path: 'physician/list-patient',
    selector: 'a[data-control=name]',
    before: signInOver(api, servers.live.url, 'physician@clinic.test'),
    cpu,
  };
  return visit(browser, servers.live, screen, ({ page, notes }) => look(page, notes.visible));
}

/** Returns the cost of each key of the searches, in ms. */
async function search(page: Page): Promise<number[]> {
  const field = await page.locator('input[type=search]').elementHandle();
  if (!field) throw new Error('The list has no search');
  const costs: number[] = [];
  for (const text of typed) {
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
        let slowest = 0;
        let last = performance.now();
        requestAnimationFrame(function frame(now) {
          slowest = Math.max(slowest, now - last);
          last = now;
          if (window.isScrollingDone) resolve(slowest);
          else requestAnimationFrame(frame);
        });
      }),
  );

/** Scrolls by wheel through some hundred rows, then jumps across the whole list. */
async function scroll(page: Page): Promise<{ frame: number; rows: number }> {
  const list = page.locator('[data-patients]');
  await list.hover();
  const slowest = slowestFrame(page);
  let rows = 0;
  const countRows = async () => {
    rows = Math.max(rows, await page.locator('tr[data-patient]').count());
  };
  for (let step = 0; step < WHEEL.steps; step += 1) {
    await page.mouse.wheel(0, WHEEL.pixels);
    await sleep(WHEEL.pauseMs);
    if (step % 10 === 0) await countRows();
  }
  for (const part of [0.9, 0.3, 0.6, 0]) {
    await list.evaluate((element, share) => {
      element.scrollTop = element.scrollHeight * share;
    }, part);
    await sleep(150);
    await countRows();
  }
  await page.evaluate(() => {
    window.isScrollingDone = true;
  });
  return { frame: await slowest, rows };
}

/** Measures one round: times in ms, and the largest number of rows in the page. */
async function oneRound(setting: Setting) {
  const firstRows = (scenario: string) => open(setting, { scenario, cpu: cpuSlowdown }, (_, ms) => ms);
  const sixty = await firstRows(scenarios.sixty);
  const tenThousand = await firstRows(scenarios.tenThousand);
  const typing = await besideBareInput(setting, (typeBare) =>
    open(setting, { scenario: scenarios.tenThousand, cpu: cpuSlowdown }, async (page) => ({
      bare: await typeBare(typed.join('').length),
      search: await search(page),
    })),
  );
  const scrolled = await open(setting, { scenario: scenarios.tenThousand, cpu: 1 }, scroll);
  return { sixty, tenThousand, ...typing, ...scrolled };
}

/** Measures the physician's list with ten thousand patients: first rows, search and scrolling. */
export async function measureListing(setting: Setting): Promise<Finding[]> {
  const rounds = await inRounds(setting.runs, () => oneRound(setting));
  await startOver(setting.api, 'clinic');
  const [sixty, tenThousand] = [rounds.map((round) => round.sixty), rounds.map((round) => round.tenThousand)];
  const slower = median(tenThousand) / median(sixty);
  const keys = fastestRounds(rounds.map((round) => round.search));
  const bare = fastestRounds(rounds.map((round) => round.bare));
  // Other work on the machine only adds time, so an inherently slow frame is slow in every round.
  const frame = Math.min(...rounds.map((round) => round.frame));
  const rows = Math.max(...rounds.map((round) => round.rows));
  return [
    {
      what: 'First rows of ten thousand patients',
      measured: `${slower.toFixed(2)} × sixty; ${withRange(tenThousand)} against ${withRange(sixty)} ms`,
      target: `≤ ${LIMITS.firstRows} × sixty`,
      met: slower <= LIMITS.firstRows,
    },
    ...keyRow('the search of ten thousand patients', keys, bare, LIMITS.key),
    {
      what: 'Slowest frame while ten thousand patients are scrolled through',
      measured: `${frame.toFixed(0)} ms`,
      target: `≤ ${LIMITS.frameMs} ms`,
      met: frame <= LIMITS.frameMs,
    },
    {
      what: 'Rows in the page during it, at most',
      measured: String(rows),
      target: `< ${LIMITS.rows}`,
      met: rows < LIMITS.rows,
    },
  ];
}
