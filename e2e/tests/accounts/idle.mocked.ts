import { expect, type Page } from 'playwright/test';
import { expectPatientDashboard, heading, logIn, pathOf, sessionKeys, test } from '../../support/app.ts';

const LIMIT = 900_000;
/** Waits for the idle watch, whose code is loaded after the sign-in. */
const expectWatch = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('lastActivity'))).not.toBeNull();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' });

test('the session survives 899,999 ms without activity, but not 900,000 ms', async ({ page, backend }) => {
  await page.clock.install();
  await backend.start('half-done', 'dashboard');
  await expectPatientDashboard(page);
  await expectWatch(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.mouse.move(10, 300);
  const since = await page.evaluate(() => Number(localStorage.getItem('lastActivity')));
  const silence = () => page.evaluate((from) => Date.now() - from, since);

  await page.clock.fastForward(LIMIT - 61_000 - (await silence()));
  await expect(dialog(page)).toBeHidden();
  await page.clock.runFor(1_000);
  // The dialog's code is loaded and its entry is animated, so the clock must advance a little.
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(dialog(page).getByRole('timer')).toHaveText(/^(60|59|58) seconds$/, { timeout: 200 });
  }).toPass();
  await page.clock.runFor(LIMIT - 1 - (await silence()));
  expect(await silence()).toBe(LIMIT - 1);
  await expect(dialog(page).getByRole('timer')).toHaveText('1 second');
  expect(await sessionKeys(page)).toHaveLength(5);
  await page.clock.runFor(1);
  await expect(heading(page, 'Welcome back')).toBeVisible();
  await expect(page.getByText('Nothing happened for 15 minutes')).toBeVisible();
  expect(await sessionKeys(page)).toEqual([]);
  await page.clock.resume();
  await expect
    .poll(async () => (await backend.calls()).map(({ endpoint }) => endpoint), 'the whole logout')
    .toContain('logout');
});

test('the countdown can be stopped, which restarts the 15 minutes', { tag: '@wcag-2.2.1' }, async ({
  page,
  backend,
}) => {
  await page.clock.install();
  await backend.start('half-done', 'dashboard');
  await expectPatientDashboard(page);
  await expectWatch(page);
  await page.clock.fastForward(LIMIT - 30_000);
  const stay = dialog(page).getByRole('button', { name: 'Stay signed in' });
  await expect(stay).toBeFocused();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await stay.click();
  await expect(dialog(page)).toBeHidden();
  // Waits for the due token renewal: advancing the clock during the call would make it time out.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBe(token);
  await page.clock.fastForward(LIMIT - 70_000);
  await expect(dialog(page)).toBeHidden();
  expect(await sessionKeys(page)).toHaveLength(5);
  await page.clock.fastForward(20_000);
  await dialog(page).getByRole('button', { name: 'Log out' }).click();
  await expect(heading(page, 'Welcome back')).toBeVisible();
  expect(await sessionKeys(page)).toEqual([]);
});

test('activity in another tab keeps the session', async ({ page, context, backend }) => {
  await context.clock.install();
  await backend.start('half-done', 'dashboard');
  await expectPatientDashboard(page);
  await expectWatch(page);
  const second = await context.newPage();
  await second.goto('health-journey');
  const journey = heading(second, 'Check Your Health Journey!');
  await expect(journey).toBeVisible();
  await page.clock.fastForward(LIMIT - 70_000);
  await second.bringToFront();
  await second.mouse.move(30, 300);
  await second.mouse.move(40, 310);
  await page.clock.fastForward(69_000);
  await expect(dialog(page)).toBeHidden();
  await expect(dialog(second)).toBeHidden();
  expect(await sessionKeys(page)).toHaveLength(5);
  await page.clock.fastForward(LIMIT);
  await expect(heading(page, 'Welcome back')).toBeVisible();
  await expect(heading(second, 'Welcome back')).toBeVisible();

  await logIn(page, 'patient@clinic.test');
  await expectPatientDashboard(page);
  await expect(journey, 'one login leads both back').toBeVisible();
  expect(pathOf(second)).toBe('/health-journey');
});

test('a page that is opened after long inactivity leads to the login, which says why', {
  tag: '@wcag-2.2.1',
}, async ({ page, backend }) => {
  await backend.start('half-done', 'dashboard');
  await expectPatientDashboard(page);
  const shown: string[] = [];
  await page.exposeFunction('noteHeading', (text: string) => void shown.push(text));
  const session = await page.evaluate(() => ({ ...localStorage }));
  const before = { ...session, lastActivity: String(Date.now() - LIMIT) };
  await page.addInitScript((stored) => {
    // Storage as the previous user has left it.
    Object.assign(localStorage, stored);
    new MutationObserver(() => {
      const text = document.querySelector('h1')?.textContent;
      if (text) void (window as unknown as { noteHeading(text: string): void }).noteHeading(text);
    }).observe(document, { childList: true, subtree: true });
  }, before);
  for (const path of ['dashboard', 'profile', 'myHealth/diagnosis', 'add-symptoms']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByText('Nothing happened for 15 minutes')).toBeVisible();
      expect(pathOf(page)).toBe(`/login?nextpath=${encodeURIComponent(`/${path}`)}`);
      expect(await sessionKeys(page)).toEqual([]);
    });
  }
  expect(new Set(shown), 'no page of a patient who is away is shown').toEqual(new Set(['Welcome back']));
});
