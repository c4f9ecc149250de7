import { expect, type Page } from 'playwright/test';
import {
  expectLoadedDashboard,
  expectPatientDashboard,
  heading,
  logIn,
  pathOf,
  sessionKeys,
  test,
} from '../../support/app.ts';

/** Time without activity that ends a session: 15 minutes. */
const idleLimitMs = 900_000;
/** Waits for the idle watch, whose code is loaded after the sign-in. */
const expectIdleWatch = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('lastActivity'))).not.toBeNull();
const idleDialog = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' });

test('the session survives 899,999 ms without activity, but not 900,000 ms', async ({ page, backend }) => {
  await page.clock.install();
  await backend.start('half-done', 'dashboard');
  await expectPatientDashboard(page);
  await expectIdleWatch(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.mouse.move(10, 300);
  const lastActivityAt = await page.evaluate(() => Number(localStorage.getItem('lastActivity')));
  const idleMs = () => page.evaluate((from) => Date.now() - from, lastActivityAt);

  await page.clock.fastForward(idleLimitMs - 61_000 - (await idleMs()));
  await expect(idleDialog(page)).toBeHidden();
  await page.clock.runFor(1_000);
  // The dialog's code is loaded and its entry is animated, so the clock must advance a little.
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(idleDialog(page).getByRole('timer')).toHaveText(/^(60|59|58) seconds$/, { timeout: 200 });
  }).toPass();
  await page.clock.runFor(idleLimitMs - 1 - (await idleMs()));
  expect(await idleMs()).toBe(idleLimitMs - 1);
  await expect(idleDialog(page).getByRole('timer')).toHaveText('1 second');
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
  await expectIdleWatch(page);
  await page.clock.fastForward(idleLimitMs - 30_000);
  const stayButton = idleDialog(page).getByRole('button', { name: 'Stay signed in' });
  await expect(stayButton).toBeFocused();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await stayButton.click();
  await expect(idleDialog(page)).toBeHidden();
  // Waits for the due token renewal: advancing the clock during the call would make it time out.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBe(token);
  await page.clock.fastForward(idleLimitMs - 70_000);
  await expect(idleDialog(page)).toBeHidden();
  expect(await sessionKeys(page)).toHaveLength(5);
  await page.clock.fastForward(20_000);
  await idleDialog(page).getByRole('button', { name: 'Log out' }).click();
  await expect(heading(page, 'Welcome back')).toBeVisible();
  expect(await sessionKeys(page)).toEqual([]);
});

test('activity in another tab keeps the session', async ({ page, context, backend }) => {
  await context.clock.install();
  await backend.start('half-done', 'dashboard');
  await expectPatientDashboard(page);
  await expectIdleWatch(page);
  const secondTab = await context.newPage();
  await secondTab.goto('health-journey');
  const journey = heading(secondTab, 'Check Your Health Journey!');
  await expect(journey).toBeVisible();
  await page.clock.fastForward(idleLimitMs - 70_000);
  await secondTab.bringToFront();
  await secondTab.mouse.move(30, 300);
  await secondTab.mouse.move(40, 310);
  await page.clock.fastForward(69_000);
  await expect(idleDialog(page)).toBeHidden();
  await expect(idleDialog(secondTab)).toBeHidden();
  expect(await sessionKeys(page)).toHaveLength(5);
  await page.clock.fastForward(idleLimitMs);
  await expect(heading(page, 'Welcome back')).toBeVisible();
  await expect(heading(secondTab, 'Welcome back')).toBeVisible();

  await logIn(page, 'patient@clinic.test');
  await expectPatientDashboard(page);
  await expect(journey, 'one login leads both back').toBeVisible();
  expect(pathOf(secondTab)).toBe('/health-journey');
});

test('a page that is opened after long inactivity leads to the login, which says why', {
  tag: '@wcag-2.2.1',
}, async ({ page, backend }) => {
  await backend.start('half-done', 'dashboard');
  await expectPatientDashboard(page);
  await expectLoadedDashboard(page);
  let callsBefore = (await backend.calls()).length;
  const shownHeadings: string[] = [];
  await page.exposeFunction('noteHeading', (text: string) => void shownHeadings.push(text));
  const session = await page.evaluate(() => ({ ...localStorage }));
  const formerStorage = { ...session, lastActivity: String(Date.now() - idleLimitMs) };
  await page.addInitScript((stored) => {
    // A frame of the page would sign in again.
    if (window !== top) return;
    // Storage as the previous user has left it.
    Object.assign(localStorage, stored);
    new MutationObserver(() => {
      const title = document.querySelector('h1');
      // 404.html, which this host serves for the path, holds a hidden page.
      const text = title?.checkVisibility({ visibilityProperty: true }) && title.textContent;
      if (text) void (window as unknown as { noteHeading(text: string): void }).noteHeading(text);
    }).observe(document, { childList: true, subtree: true });
  }, formerStorage);
  for (const path of ['dashboard', 'profile', 'myHealth/diagnosis', 'add-symptoms']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByText('Nothing happened for 15 minutes')).toBeVisible();
      expect(pathOf(page)).toBe(`/login?nextpath=${encodeURIComponent(`/${path}`)}`);
      expect(await sessionKeys(page)).toEqual([]);
      const newCalls = async () => (await backend.calls()).slice(0, -callsBefore);
      await expect
        .poll(
          async () => (await newCalls()).map(({ endpoint }) => endpoint),
          'no call in the name of a patient who is away',
        )
        .toEqual(['logout']);
      callsBefore += 1;
    });
  }
  expect(new Set(shownHeadings), 'no page of a patient who is away is shown').toEqual(
    new Set(['Welcome back']),
  );
});
