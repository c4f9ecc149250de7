import { expect, type Page } from 'playwright/test';
import type { ScenarioName } from '#mocks/controls/scenarios.ts';
import { test } from '../support/app.ts';
import { MOCK_API_URL } from '../support/builds.ts';
import { MOST_LAYOUT_SHIFT, recordLayoutShifts, totalShift } from '../support/layout-shift.ts';

/** Each file is a trip of its own on a slow line; `.ci/chunks.ts` says what travels together. */
const MOST_SCRIPTS = 10;
const LATE_MS = 80;

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };
const patientPage = 'physician/patient-profile/complete-patient';

/** The screens that are made of most, and of what comes from most calls. */
const screens: { path: string; scenario: ScenarioName; windows: (typeof phone)[] }[] = [
  { path: 'dashboard', scenario: 'half-done', windows: [phone, desktop] },
  { path: 'myHealth/info-patient', scenario: 'complete', windows: [phone, desktop] },
  { path: 'myHealth/my-documents', scenario: 'complete', windows: [phone] },
  { path: 'myHealth/check-answers', scenario: 'half-done', windows: [phone, desktop] },
  { path: 'add-symptoms?yes', scenario: 'complete', windows: [phone] },
  { path: 'signup', scenario: 'clinic', windows: [phone] },
  { path: 'profile', scenario: 'complete', windows: [phone, desktop] },
  { path: 'health-journey', scenario: 'complete', windows: [phone, desktop] },
  { path: 'physician/dashboard', scenario: 'physician', windows: [phone] },
  { path: patientPage, scenario: 'physician', windows: [phone, desktop] },
  { path: `${patientPage}?view=journey`, scenario: 'physician', windows: [phone] },
];

/** Lets the replies through one after the other, so that each is drawn by itself. @returns how many wait */
async function answerLate(page: Page): Promise<() => number> {
  let waiting = 0;
  let turn: Promise<void> = Promise.resolve();
  await page.route(`${MOCK_API_URL}**`, (route) => {
    waiting += 1;
    turn = turn.then(async () => {
      await new Promise((done) => setTimeout(done, LATE_MS));
      await route.continue();
      waiting -= 1;
    });
    return turn;
  });
  return () => waiting;
}

/** What a page asks for until all of it is there, and what moves meanwhile. */
async function visitCold(page: Page, path: string) {
  const scripts: string[] = [];
  const reads: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (request.resourceType() === 'script') scripts.push(url);
    else if (request.method() === 'GET' && url.startsWith(MOCK_API_URL)) reads.push(url);
  });
  await page.addInitScript(recordLayoutShifts);
  const waiting = await answerLate(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true][data-loading]')).toHaveCount(0);
  await expect.poll(waiting).toBe(0);
  await page.waitForLoadState('networkidle');
  return { scripts, reads, shifts: await page.evaluate(() => window.layoutShifts) };
}

for (const { path, scenario, windows } of screens) {
  for (const viewport of windows) {
    test(`/${path} comes in few files, asks for nothing twice and holds still, ${viewport.width} px wide`, async ({
      page,
      backend,
    }) => {
      await page.setViewportSize(viewport);
      await backend.start(scenario, 'favicon.svg');
      const { scripts, reads, shifts } = await visitCold(page, path);
      expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(MOST_SCRIPTS);
      expect(reads.toSorted(), 'what is read ahead is not read again').toEqual(
        [...new Set(reads)].toSorted(),
      );
      expect(totalShift(shifts), JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(MOST_LAYOUT_SHIFT);
    });
  }
}
