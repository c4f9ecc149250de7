import { expect, type Page } from 'playwright/test';
import { emailField, heading, logIn, logOut, sessionKeys, test } from '../../support/app.ts';
import { expectAccessible } from '../../support/axe.ts';
import { findPatientField } from '../../support/screens/physician-dashboard.ts';
import {
  addFrameClocks,
  findSeat,
  openTwoSeats,
  passIdleTime,
  seatSection,
  theatrePath,
} from '../../support/theatre.ts';

const physicianSeat = '1000 physician@clinic.test physician/dashboard';
const patientSeat = '390 complete.patient@clinic.test dashboard';
const bothSides = [physicianSeat, patientSeat] as const;

const minuteMs = 60_000;
const idleDialog = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' });
const seatsInAddress = (page: Page) => {
  const query = [...new URL(page.url()).searchParams];
  return query.map(([name, text]) => `${name}: ${text}`);
};
const namesOnScreen = (page: Page) =>
  page
    .locator('iframe')
    .evaluateAll((frames: HTMLIFrameElement[]) =>
      frames
        .toSorted((one, other) => one.getBoundingClientRect().x - other.getBoundingClientRect().x)
        .map(({ name }) => name),
    );

test('each seat has a session of its own, and the tab keeps its own one', async ({ page, backend }) => {
  await backend.start('half-done', 'dashboard');
  await expect(heading(page, 'Welcome, Grace')).toBeVisible();
  const [physician, patient] = await openTwoSeats(page, bothSides);
  await expect(heading(physician.page, 'Your patients')).toBeVisible();
  await expect(heading(patient.page, 'Welcome, Ruth')).toBeVisible();
  await logOut(physician.page, 'Helen Ashworth');
  await expect(heading(physician.page, 'Welcome back')).toBeVisible();
  await expect(seatSection(page, 1)).toHaveAccessibleName('Seat 1: nobody signed in');
  expect(await sessionKeys(physician.page)).toEqual([]);
  await patient.page.goto('health-journey');
  await expect(heading(patient.page, 'Check Your Health Journey!')).toBeVisible();
  await logIn(physician.page, 'new.physician@clinic.test');
  await expect(seatSection(page, 1)).toHaveAccessibleName('Seat 1: Samir Banerjee, physician');
  await expect(page.frameLocator('[name="seat:1"]').getByRole('main')).toBeVisible();
  await page.goto('dashboard');
  await expect(heading(page, 'Welcome, Grace')).toBeVisible();
});

test('the idle logout of one seat ends no other session', async ({ page, backend: _policyGuard }) => {
  await addFrameClocks(page);
  const [physician, patient] = await openTwoSeats(page, bothSides);
  await passIdleTime(patient, 14.5 * minuteMs);
  await expect(idleDialog(patient.page)).toBeVisible();
  await expect(idleDialog(physician.page)).toBeHidden();
  await passIdleTime(patient, 15 * minuteMs);
  await expect(patient.page.getByText('Nothing happened for 15 minutes')).toBeVisible();
  await expect(heading(physician.page, 'Your patients')).toBeVisible();
  expect(await sessionKeys(physician.page)).toHaveLength(5);
});

test('the address follows the seats, and opens the same again', async ({
  page,
  context,
  backend: _policyGuard,
}) => {
  await openTwoSeats(page, bothSides);
  const [, patient] = [await findSeat(page, 1), await findSeat(page, 2)];
  await patient.page.goto('profile?step=physician');
  await page.getByRole('textbox', { name: 'Width of seat 1' }).fill('800');
  await page.getByRole('textbox', { name: 'Width of seat 1' }).press('Enter');
  await page.getByRole('button', { name: 'Swap sides' }).click();
  const seats = [
    'seat2: 390 complete.patient@clinic.test profile?step=physician',
    'seat1: 800 physician@clinic.test physician/dashboard',
  ];
  await expect.poll(() => seatsInAddress(page)).toEqual(seats);
  await expect.poll(() => namesOnScreen(page)).toEqual(['seat:2', 'seat:1']);
  const colleague = await context.newPage();
  await colleague.goto(page.url());
  const first = await findSeat(colleague, 2);
  await expect(first.page.getByRole('form', { name: 'Physician', exact: true })).toBeVisible();
  await expect(seatSection(colleague, 1)).toHaveAccessibleName('Seat 1: Helen Ashworth, physician');
  await expect.poll(() => namesOnScreen(colleague)).toEqual(['seat:2', 'seat:1']);
  expect(await (await findSeat(colleague, 1)).page.evaluate(() => innerWidth)).toBe(800);
  await expect.poll(() => seatsInAddress(colleague)).toEqual(seats);
});

test('swapping keeps what is typed, and a width out of range is refused', async ({
  page,
  backend: _policyGuard,
}) => {
  const [, patient] = await openTwoSeats(page, [physicianSeat, '390 - login']);
  await emailField(patient.page).fill('nora@example.test');
  await page.getByRole('button', { name: 'Swap sides' }).click();
  await expect.poll(() => namesOnScreen(page)).toEqual(['seat:2', 'seat:1']);
  await expect(emailField(patient.page)).toHaveValue('nora@example.test');
  const width = page.getByRole('textbox', { name: 'Width of seat 2' });
  for (const wrong of ['389', '1441', '500.5', 'wide', '']) {
    await width.fill(wrong);
    await width.press('Enter');
    await expect(seatSection(page, 2).getByText('From 390 to 1440')).toBeVisible();
    expect(await patient.page.evaluate(() => innerWidth)).toBe(390);
  }
  await page.getByRole('button', { name: '768 pixels for seat 2' }).click();
  await expect(width).toHaveValue('768');
  await expect.poll(() => patient.page.evaluate(() => innerWidth)).toBe(768);
  await expect(emailField(patient.page)).toHaveValue('nora@example.test');
});

test('a person is chosen for a seat; an invited one opens the invitation', async ({
  page,
  backend: _policyGuard,
}) => {
  const [physician] = await openTwoSeats(page, bothSides, 'invited');
  const picker = page.getByRole('combobox', { name: 'Person at seat 2' });
  await picker.fill('owen');
  // A dashboard focuses its search as it loads, unless the user is at a control of the theatre.
  await physician.frame.evaluate(() => location.reload());
  await expect(findPatientField(physician.page)).toBeVisible();
  await expect(picker).toBeFocused();
  await page.getByRole('option', { name: 'Owen Castellano, patient' }).click();
  await expect(heading((await findSeat(page, 2)).page, 'Welcome, Owen')).toBeVisible();
  await picker.fill('novak');
  await page.getByRole('option', { name: 'Iris Novak, patient, pending' }).click();
  await expect(
    (await findSeat(page, 2)).page.getByRole('heading', { name: 'Verify Phone Number' }),
  ).toBeVisible();
  await expect(seatSection(page, 1)).toHaveAccessibleName('Seat 1: Helen Ashworth, physician');
});

test('keys go from seat to seat, from within a frame too, and are announced', async ({
  page,
  backend: _policyGuard,
}) => {
  await openTwoSeats(page, bothSides);
  const focused = () =>
    page.evaluate(() =>
      document.activeElement instanceof HTMLIFrameElement ? document.activeElement.name : '',
    );
  await page.getByRole('button', { name: 'Add a seat' }).focus();
  for (const [name, title] of [
    ['seat:2', 'Seat 2: Ruth Okafor, patient'],
    ['seat:1', 'Seat 1: Helen Ashworth, physician'],
    ['seat:2', 'Seat 2: Ruth Okafor, patient'],
  ]) {
    await page.keyboard.press('Alt+Shift+S');
    await expect.poll(focused).toBe(name);
    await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
    await expect(page.locator(`section[data-active] [name="${name}"]`)).toHaveCount(1);
  }
});

test('seats are added and removed, down to none', async ({ page, backend: _policyGuard }) => {
  await openTwoSeats(page, bothSides);
  await page.getByRole('button', { name: 'Remove, seat 1' }).click();
  await page.getByRole('button', { name: 'Remove, seat 2' }).click();
  await expect(page.getByText('No seat yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No seat yet')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Add a seat' }).click();
  const seat = await findSeat(page, 1);
  await expect(heading(seat.page, 'Welcome back')).toBeVisible();
  expect(await sessionKeys(seat.page)).toEqual([]);
  await expect.poll(() => seatsInAddress(page)).toEqual(['seat1: 390 - login']);
  const add = page.getByRole('button', { name: 'Add a seat' });
  while (await add.isEnabled()) await add.click();
  await expect(page.locator('iframe')).toHaveCount(9);
});

test('a seat opens in a tab of its own with its session', async ({
  page,
  context,
  backend: _policyGuard,
}) => {
  const [, patient] = await openTwoSeats(page, bothSides);
  await expect(heading(patient.page, 'Welcome, Ruth')).toBeVisible();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Open in a tab of its own, seat 2' }).click(),
  ]);
  await expect(heading(tab, 'Welcome, Ruth')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(2);
});

test('an unknown person, a page outside the app and the theatre itself are not opened', async ({
  page,
  backend: _policyGuard,
}) => {
  await openTwoSeats(page, ['390 who@clinic.test https://example.com/', '390 patient@clinic.test __theatre']);
  await expect(seatSection(page, 1).getByRole('alert')).toContainText(
    'There is no account “who@clinic.test”',
  );
  await expect(heading((await findSeat(page, 1)).page, 'Welcome back')).toBeVisible();
  const second = await findSeat(page, 2);
  await expect(heading(second.page, 'Welcome, Grace')).toBeVisible();
  await second.frame.goto('__theatre');
  await expect(heading(second.page, 'Welcome, Grace')).toBeVisible();
  expect(page.frames()).toHaveLength(3);
});

test('the console opens both sides of its page, and has no such link in a seat', async ({ page }) => {
  await page.goto('physician/patient-profile/complete-patient?scenario=physician&console=on');
  await page.getByRole('button', { name: 'Mock console' }).click();
  await page.getByRole('link', { name: 'Open both sides' }).click();
  const [physician, patient] = [await findSeat(page, 1), await findSeat(page, 2)];
  await expect(heading(physician.page, 'Ruth Okafor')).toBeVisible();
  await expect(heading(patient.page, 'Welcome, Ruth')).toBeVisible();
  await physician.page.getByRole('button', { name: 'Mock console' }).click();
  await expect(physician.page.getByRole('heading', { name: 'This browser' })).toBeVisible();
  await expect(physician.page.getByRole('link', { name: 'Open both sides' })).toHaveCount(0);
});

test('a scenario starts over, and an unknown one is named', async ({ page, backend: _policyGuard }) => {
  await openTwoSeats(page, bothSides, 'no-notifications');
  expect(await (await findSeat(page, 1)).backend.snapshot()).toMatchObject({ scenario: 'no-notifications' });
  await expect.poll(() => page.url()).not.toContain('scenario');
  await page.goto(theatrePath(bothSides, 'nope'));
  await expect(page.getByRole('alert')).toContainText('There is no scenario “nope”');
});

test('a sign-up that a scenario resumes goes on in the seat without a person', async ({
  page,
  backend: _policyGuard,
}) => {
  await page.goto('__theatre?scenario=mid-sign-up');
  const [stranger, physician] = [await findSeat(page, 1), await findSeat(page, 2)];
  const hasDraft = () => [...document.querySelectorAll('input')].some(({ value }) => value === 'Dr. Mei Lin');
  await expect.poll(() => stranger.frame.evaluate(hasDraft)).toBe(true);
  await expect(heading(physician.page, 'Your patients')).toBeVisible();
  const readDraft = () => localStorage.getItem('registrationUserId');
  expect(await stranger.frame.evaluate(readDraft)).not.toBeNull();
  expect(await physician.frame.evaluate(readDraft)).toBeNull();
});

test('a happening that one seat starts reaches the other, as on the return to its tab', async ({
  page,
  backend: _policyGuard,
}) => {
  const [physician, patient] = await openTwoSeats(page, bothSides, 'physician');
  const bell = patient.page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toBeVisible();
  const before = await bell.getAttribute('aria-label');
  await physician.frame.evaluate(() =>
    window.clinicMock.happen('shoop-sent', 'complete.patient@clinic.test'),
  );
  await expect(bell).not.toHaveAttribute('aria-label', before ?? '');
});

for (const width of [390, 1440, 1920]) {
  test(`the theatre is accessible and fits, ${width} px wide`, async ({ page, backend: _policyGuard }) => {
    await page.setViewportSize({ width, height: 900 });
    const [physician, patient] = await openTwoSeats(page, bothSides);
    await expect(heading(physician.page, 'Your patients')).toBeAttached();
    await expect(heading(patient.page, 'Welcome, Ruth')).toBeAttached();
    const size = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth, scrollHeight];
    });
    expect(size).toEqual([width, 900]);
    if (width === 390) {
      await page
        .getByRole('group', { name: 'Shown seat' })
        .getByRole('button', { name: /^Seat 2/ })
        .click();
      await expect(heading(patient.page, 'Welcome, Ruth')).toBeVisible();
    }
    await expectAccessible(page, 'theatre');
  });
}
