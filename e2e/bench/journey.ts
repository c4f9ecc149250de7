import type { Browser, Page } from 'playwright';
import type { BenchServer } from './bench-server.ts';
import { CPU } from './load.ts';
import type { Finding } from './report.ts';
import { signIn } from './screens.ts';
import { median, withRange } from './statistics.ts';
import { slowDown, visit } from './visit.ts';

const LIMIT = 1.5;
const TEN = 10;

/** Time to open the journey, in ms, with ten entries and with a year of entries. */
export interface JourneyRound {
  ten: number;
  year: number;
}

/** Signs in a patient with the newest `entries` of a year of check-ups. */
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

/** Returns the ms from a click on the link until ten cards and all open trends are painted. */
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
 * Measures opening the health journey from the menu of a page that reads no check-ups, with none of
 * its code loaded: with ten entries, and with a year of entries (365, three doses each). The mock
 * answers in the same page, so its extra work for the longer answer is included.
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
