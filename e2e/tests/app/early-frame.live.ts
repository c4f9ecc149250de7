import { expect, type Page } from 'playwright/test';
import { IDLE_LIMIT_MS } from '#api/session/idle-limits.ts';
import { lastActivityKey } from '#api/session/last-activity.ts';
import { heading, test } from '../../support/app.ts';
import { holdScripts } from '../../support/hold-scripts.ts';
import { maxLayoutShift, recordLayoutShifts, totalShift } from '../../support/layout-shift.ts';

// All tests open the app's own address: as on a host without a fallback, the tests' server has
// index.html there alone.
const frame = (page: Page) => page.locator('#early-frame');

for (const width of [390, 1280]) {
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
