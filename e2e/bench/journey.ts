import type { Browser, Page } from 'playwright';
import type { BenchServer } from './bench-server.ts';
import { CPU } from './load.ts';
import type { Finding } from './report.ts';
import { signIn } from './screens.ts';
import { median, withRange } from './statistics.ts';
import { slowDown, visit } from './visit.ts';

const LIMIT = 1.5;
const TEN = 10;

/** How long the journey took to open, in milliseconds, with ten entries and with a year of them. */
export interface JourneyRound {
  ten: number;
  year: number;
}

/** A year of check-ups, or the newest of it. */
async function prepare(page: Page, url: string, entries: number): Promise<void> {
  await signIn(page, url, 'complete.patient@clinic.test');
  await page.evaluate(async (most) => {
    await window.clinicMock.reset('year-of-check-ups');
    const snapshot = await window.clinicMock.snapshot();
    const isTheirs = ({ userId }: { userId: string }) => userId === 'complete-patient';
    snapshot.tables.checkUps = snapshot.tables.checkUps.filter(isTheirs).slice(-most);
    await window.clinicMock.restore(snapshot);
    await window.clinicMock.signIn('complete.patient@clinic.test');
  }, entries);
}

/** From the press of the link until ten cards and the bars of every trend that stands open are drawn. */
const open = (page: Page, entries: number) =>
  page.evaluate(
    ([shown, all]) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        document.querySelector<HTMLAnchorElement>('a[href$="/health-journey"]')?.click();
        const look = () => {
          const trends = document.querySelectorAll('figure');
          const drawn = document.querySelectorAll('figure svg:has(.recharts-bar-rectangle)');
          const isThere = document.querySelectorAll('article').length === shown;
          const isWhole = document.querySelector('main strong')?.textContent?.startsWith(`${all} `);
          if (!isThere || !isWhole || trends.length === 0 || drawn.length < trends.length)
            requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        };
        look();
      }),
    [TEN, entries] as const,
  );

function measureOne(browser: Browser, server: BenchServer, entries: number): Promise<number> {
  const before = (page: Page) => prepare(page, server.url, entries);
  return visit(browser, server, { path: 'profile', selector: 'main h1', before }, async ({ page }) => {
    await page.getByRole('button', { name: 'My Health' }).click();
    await page.getByRole('link', { name: 'Health Journey', exact: true }).waitFor();
    await slowDown(page, CPU);
    return open(page, entries);
  });
}

/**
 * Opens the health journey from the menu of a page that reads no check-ups, with nothing of it loaded before: with ten
 * entries, and with a year of them (365, three doses each). The mock answers in the same page, so its work with the
 * longer answer is in it.
 */
export async function measureJourney(
  browser: Browser,
  server: BenchServer,
  count: number,
): Promise<{ findings: Finding[]; raw: JourneyRound[] }> {
  const rounds: JourneyRound[] = [];
  for (let round = 0; round < count; round += 1) {
    const ten = await measureOne(browser, server, TEN);
    rounds.push({ ten, year: await measureOne(browser, server, 365) });
  }
  const [ten, year] = [rounds.map((round) => round.ten), rounds.map((round) => round.year)];
  const ratio = median(year) / median(ten);
  const finding = {
    what: 'Health journey opens with a year of check-ups',
    measured: `${ratio.toFixed(2)} × ten entries; ${withRange(year)} against ${withRange(ten)} ms`,
    target: `≤ ${LIMIT} × ten entries`,
    met: ratio <= LIMIT,
  };
  return { findings: [finding], raw: rounds };
}
