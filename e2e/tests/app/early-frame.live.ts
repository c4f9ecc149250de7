import { expect, type Page } from 'playwright/test';
import { IDLE_LIMIT_MS } from '#api/session/idle-limits.ts';
import { lastActivityKey } from '#api/session/last-activity.ts';
import { heading, test } from '../../support/app.ts';
import { holdScripts } from '../../support/hold-scripts.ts';
import { maxLayoutShift, recordLayoutShifts, totalShift } from '../../support/layout-shift.ts';

// The tests' server has index.html at the app's own address, and 404.html at all other paths, as a
// host without a fallback. Both hold the frame.
const frame = (page: Page) => page.locator('#early-frame');

/** Paths of pages with a heading in the frame, '' for that of the newest e-mailed link. */
const headings = [
  ['profile?step=image', 'complete', 'My Profile'],
  ['add-symptoms', 'complete', 'Daily check-up'],
  ['health-journey', 'complete', 'Check Your Health Journey!'],
  ['dosing-history', 'complete', 'Dosing History'],
  ['physician/dashboard', 'physician', 'Your patients'],
  ['physician/add-patient', 'physician', 'Add New Patient'],
  ['physician/profile', 'physician', 'My Profile'],
  ['', 'invited', 'Verify Phone Number'],
  ['', 'forgot-password', 'Set a new password'],
] as const;

for (const width of [390, 1280]) {
  for (const [path, scenario, name] of headings)
    test(`${name} is there before any script, ${scenario}, ${width} px wide`, async ({ page, backend }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(recordLayoutShifts);
      await backend.start(scenario, 'favicon.svg');
      const [mail] = path ? [] : (await backend.outbox()).filter(({ link }) => link);
      const releaseScripts = await holdScripts(page);
      await page.goto(mail?.link?.slice(1) ?? path, { waitUntil: 'commit' });
      const heads = page.locator('h1').filter({ visible: true });
      await expect(heads).toHaveText([name]);
      const placeBefore = await heads.boundingBox();
      releaseScripts();
      await expect(frame(page)).toHaveCount(0);
      await expect(page.locator('[aria-busy=true][data-loading]')).toHaveCount(0);
      expect(await heading(page, name).boundingBox()).toEqual(placeBefore);
      const shifts = await page.evaluate(() => window.layoutShifts);
      expect(totalShift(shifts), JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(maxLayoutShift);
    });

  test(`a user sees the top bar before any script, where the app has it, ${width} px wide`, async ({
    page,
    backend,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(recordLayoutShifts);
    await backend.start('complete', 'favicon.svg');
    const releaseScripts = await holdScripts(page);
    await page.goto('', { waitUntil: 'commit' });
    const name = frame(page).getByText('Fernwell Clinic');
    await expect(name).toBeVisible();
    const placeBefore = await name.boundingBox();
    releaseScripts();
    await expect(heading(page, 'Welcome, Ruth')).toBeVisible();
    await expect(frame(page)).toHaveCount(0);
    const nameInBar = page.getByRole('banner').getByText('Fernwell Clinic');
    expect(await nameInBar.boundingBox()).toEqual(placeBefore);
    const shifts = await page.evaluate(() => window.layoutShifts);
    expect(totalShift(shifts), JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(maxLayoutShift);
  });
}

test('a guest, or a user who was away for too long, sees no top bar of a session', async ({
  page,
  backend,
}) => {
  await backend.start('clinic', 'favicon.svg');
  const releaseScripts = await holdScripts(page);
  await page.goto('', { waitUntil: 'commit' });
  await expect(page.locator('script[type=module]')).toBeAttached();
  await expect(frame(page)).toBeHidden();
  await backend.start('complete', 'favicon.svg');
  await page.evaluate(([key, moment]) => localStorage.setItem(key, moment), [
    lastActivityKey,
    String(Date.now() - IDLE_LIMIT_MS),
  ] as const);
  await page.goto('', { waitUntil: 'commit' });
  await expect(page.locator('script[type=module]')).toBeAttached();
  await expect(frame(page)).toBeHidden();
  releaseScripts();
  await expect(heading(page, 'Welcome back')).toBeVisible();
  await expect(frame(page)).toHaveCount(0);
});

test('where the app cannot be loaded, the page says so in place of the top bar', async ({
  page,
  backend,
}) => {
  await backend.start('complete', 'favicon.svg');
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('');
  await expect(heading(page, 'The page could not be loaded')).toBeVisible();
  await expect(frame(page)).toHaveCount(0);
});
