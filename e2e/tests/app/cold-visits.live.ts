import { expect, type Page, type Response } from 'playwright/test';
import type { ScenarioName } from '#mocks/controls/scenarios/scenarios.ts';
import { isFullRun } from '../../../tools/ci/full-run.ts';
import { test } from '../../support/app.ts';
import { MOCK_API_URL } from '../../support/builds.ts';
import { recordControlMoves } from '../../support/control-moves.ts';
import { maxLayoutShift, recordLayoutShifts, totalShift } from '../../support/layout-shift.ts';

/** Each file costs a round trip on a slow line; `tools/ci/chunks.ts` defines the chunks. */
const maxScripts = 10;
/** Delay of each reply after the one before it: long enough for a frame. */
const replyDelayMs = 80;

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };
const patientPage = 'physician/patient-profile/complete-patient';

/** Visit with an empty cache: a screen, the signed-in user's scenario and the window sizes. */
interface ColdVisit {
  path: string;
  scenario: ScenarioName;
  windows: readonly (typeof phone)[];
  /** Maximum unpacked size of the scripts in kB of 1024 bytes, a twentieth above the real size. */
  maxScriptsKb: number;
}

// The screens with the most code and the most calls.
const coldVisits: readonly ColdVisit[] = [
  { path: 'dashboard', scenario: 'half-done', windows: [phone, desktop], maxScriptsKb: 645 },
  { path: 'myHealth/info-patient', scenario: 'complete', windows: [phone, desktop], maxScriptsKb: 1000 },
  { path: 'myHealth/my-documents', scenario: 'complete', windows: [phone], maxScriptsKb: 1000 },
  { path: 'myHealth/check-answers', scenario: 'half-done', windows: [phone, desktop], maxScriptsKb: 685 },
  { path: 'add-symptoms?yes', scenario: 'complete', windows: [phone], maxScriptsKb: 1015 },
  { path: 'signup', scenario: 'clinic', windows: [phone], maxScriptsKb: 925 },
  { path: 'physician-signup', scenario: 'clinic', windows: [phone, desktop], maxScriptsKb: 915 },
  // The bench limits the transferred size to 130 kB (`npm run bench`), so the margin is a sixtieth.
  { path: 'login', scenario: 'clinic', windows: [phone], maxScriptsKb: 485 },
  { path: 'forgotPassword', scenario: 'clinic', windows: [phone], maxScriptsKb: 540 },
  { path: 'profile', scenario: 'complete', windows: [phone, desktop], maxScriptsKb: 925 },
  { path: 'dosing-history', scenario: 'half-done', windows: [phone, desktop], maxScriptsKb: 645 },
  { path: 'health-journey', scenario: 'complete', windows: [phone, desktop], maxScriptsKb: 1065 },
  { path: 'physician/profile', scenario: 'physician', windows: [phone, desktop], maxScriptsKb: 925 },
  { path: 'physician/add-patient', scenario: 'physician', windows: [phone, desktop], maxScriptsKb: 915 },
  { path: 'physician/dashboard', scenario: 'physician', windows: [phone, desktop], maxScriptsKb: 1055 },
  // State of the page before the charts load.
  { path: 'physician/dashboard', scenario: 'empty-clinic', windows: [phone], maxScriptsKb: 615 },
  { path: 'physician/list-patient', scenario: 'physician', windows: [phone, desktop], maxScriptsKb: 995 },
  { path: `${patientPage}?view=notes`, scenario: 'physician', windows: [phone, desktop], maxScriptsKb: 1045 },
  {
    path: 'patient-physician-profile/physician?view=notes',
    scenario: 'complete',
    windows: [phone, desktop],
    maxScriptsKb: 805,
  },
  { path: patientPage, scenario: 'physician', windows: [phone, desktop], maxScriptsKb: 875 },
  // The last section: what stands below the form is in the window while it loads.
  {
    path: 'physician/update-profile/complete-patient/summary',
    scenario: 'physician',
    windows: [phone, desktop],
    maxScriptsKb: 1005,
  },
  // For a pending patient the notice is in the record and must not shift the layout.
  {
    path: 'physician/patient-profile/patient-113',
    scenario: 'physician',
    windows: [phone, desktop],
    maxScriptsKb: 875,
  },
  {
    path: `${patientPage}?view=shoop&step=new`,
    scenario: 'physician',
    windows: [phone, desktop],
    maxScriptsKb: 1115,
  },
  { path: `${patientPage}?view=shoop`, scenario: 'physician', windows: [phone, desktop], maxScriptsKb: 1335 },
  { path: `${patientPage}?view=journey`, scenario: 'physician', windows: [phone], maxScriptsKb: 1320 },
];

/** Delays the replies so that each is rendered separately. @returns number of pending replies */
async function delayReplies(page: Page): Promise<() => number> {
  let pendingCount = 0;
  let lastReply: Promise<void> = Promise.resolve();
  await page.route(`${MOCK_API_URL}**`, (route) => {
    pendingCount += 1;
    lastReply = lastReply.then(async () => {
      await new Promise((done) => setTimeout(done, replyDelayMs));
      await route.continue();
      pendingCount -= 1;
    });
    return lastReply;
  });
  return () => pendingCount;
}

/** Opens a page with an empty cache and records its scripts, reads and layout shifts. */
async function visitCold(page: Page, path: string) {
  const scripts: Promise<Response | null>[] = [];
  const reads: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (request.resourceType() === 'script') scripts.push(request.response());
    else if (request.method() === 'GET' && url.startsWith(MOCK_API_URL)) reads.push(url);
  });
  await page.addInitScript(recordLayoutShifts);
  await page.addInitScript(recordControlMoves);
  // A known fingerprint: else the app loads 33 kB to compute it when idle, at a random moment.
  await page.addInitScript(() => localStorage.setItem('fingerPrint', 'known'));
  const pendingReplies = await delayReplies(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true][data-loading]')).toHaveCount(0);
  await expect.poll(pendingReplies).toBe(0);
  await page.waitForLoadState('networkidle');
  const files = await Promise.all(
    scripts.map(async (answer) => {
      const response = await answer;
      return { url: response?.url() ?? '', bytes: (await response?.body())?.length ?? 0 };
    }),
  );
  const shifts = await page.evaluate(() => window.layoutShifts);
  return { files, reads, shifts, moves: await page.evaluate(() => window.controlMoves) };
}

for (const { path, scenario, windows, maxScriptsKb } of coldVisits) {
  for (const viewport of isFullRun ? windows : windows.slice(0, 1)) {
    test(`/${path}, ${scenario}, loads few small files, repeats no call and shifts no layout, ${viewport.width} px wide`, async ({
      page,
      backend,
    }) => {
      await page.setViewportSize(viewport);
      await backend.start(scenario, 'favicon.svg');
      const { files, reads, shifts, moves } = await visitCold(page, path);
      const fileList = files.map(({ url, bytes }) => `${Math.round(bytes / 1024)} kB ${url}`).join('\n');
      expect(files.length, fileList).toBeLessThanOrEqual(maxScripts);
      const kilobytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
      expect(kilobytes, fileList).toBeLessThanOrEqual(maxScriptsKb);
      expect(reads.toSorted(), 'what is read ahead is not read again').toEqual(
        [...new Set(reads)].toSorted(),
      );
      expect(totalShift(shifts), JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(maxLayoutShift);
      expect(moves, 'what can be pressed stays in its place').toEqual([]);
    });
  }
}

test('the card “All done” does not move while the last section loads', async ({ page, backend }) => {
  await page.setViewportSize(desktop);
  await backend.start('complete', 'favicon.svg');
  await backend.fault({ endpoint: 'readSummary', effect: { kind: 'delay', ms: 1200 } });
  const { shifts } = await visitCold(page, 'myHealth/summary');
  await expect(page.getByRole('heading', { name: 'All done' })).toBeVisible();
  expect(totalShift(shifts), JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(maxLayoutShift);
});

for (const { path, scenario, heading, scripts } of [
  {
    path: 'myHealth/diagnosis',
    scenario: 'complete',
    heading: 'Health Intake',
    scripts: /myHealth\._-_section_/,
  },
  { path: 'add-symptoms', scenario: 'complete', heading: 'Daily check-up', scripts: /add-symptoms/ },
  { path: 'profile', scenario: 'complete', heading: 'My Profile', scripts: /profile/ },
  {
    path: 'physician/list-patient',
    scenario: 'physician',
    heading: 'Patient Listing',
    scripts: /physician\.list-patient/,
  },
  // Its frame has menus and dialogs.
  { path: `${patientPage}?view=notes`, scenario: 'physician', heading: 'Ruth Okafor', scripts: /overlay/ },
] as const) {
  test(`the frame of /${path} is there without the code of its content`, async ({ page, backend }) => {
    await backend.start(scenario, 'favicon.svg');
    const frameScripts = new RegExp(`/assets/(?:index|common|${scripts.source})-[^/]{8}\\.js$`);
    await page.route('**/assets/*.js', (route) =>
      frameScripts.test(route.request().url()) ? route.continue() : undefined,
    );
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
}

/** Opens an address while the app's own script is held. @returns the other scripts it requests */
async function listScriptsBeforeApp(page: Page, path: string): Promise<string[]> {
  const scripts: string[] = [];
  await page.route('**/assets/*.js', (route) => {
    const [, name = ''] = /assets\/(.*)-.{8}\.js$/.exec(route.request().url()) ?? [];
    if (name === 'index') return undefined;
    scripts.push(name);
    return route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('script[type=module]')).toBeAttached();
  return scripts;
}

for (const { path, scenario, scripts } of [
  { path: 'dashboard', scenario: 'complete', scripts: ['common', 'dashboard', 'patient'] },
  { path: 'myHealth', scenario: 'complete', scripts: ['common', 'myHealth._-_section_'] },
  { path: 'myHealth/check-answers', scenario: 'complete', scripts: ['myHealth.check-answers', 'common'] },
  { path: '', scenario: 'physician', scripts: ['common', 'physician', 'physician.dashboard'] },
  { path: `${patientPage}?view=shoop`, scenario: 'physician', scripts: ['common', 'overlay'] },
] as const) {
  test(`the code of /${path} is requested before the app has started`, async ({ page, backend }) => {
    await backend.start(scenario, 'favicon.svg');
    const requested = await listScriptsBeforeApp(page, path);
    await expect.poll(() => requested).toEqual(expect.arrayContaining([...scripts]));
    expect(requested.join(), 'forms come after the frame').not.toMatch(/form|wizard|history/);
  });
}

test('no code of a user’s page is requested for a guest, or for the other role', async ({
  page,
  backend,
}) => {
  await backend.start('clinic', 'favicon.svg');
  expect(await listScriptsBeforeApp(page, 'dashboard')).toEqual([]);
  await page.unrouteAll();
  await backend.start('physician', 'favicon.svg');
  expect(await listScriptsBeforeApp(page, 'dashboard')).toEqual([]);
});
