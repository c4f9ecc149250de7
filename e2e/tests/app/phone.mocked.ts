import { expect, type Page } from 'playwright/test';
import { profileSteps } from '#domain/profile/profile-steps.ts';
import { heading, logIn, test } from '../../support/app.ts';
import { field, form, updateButton } from '../../support/screens/intake.ts';
import { mailedLink, setPasswordButton } from '../../support/screens/links.ts';
import { expectCharts, findPatientField } from '../../support/screens/physician-dashboard.ts';
import { choosePicture, openStep } from '../../support/screens/profile.ts';

const widths = [390, 320];

/** Expects nothing to exceed the window at either width; the failure names the elements. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const findTooWide = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        if (scrollWidth <= clientWidth) return [];
        const elementsBeyond = [...document.querySelectorAll('body *')].filter(
          (element) => element.getBoundingClientRect().right > clientWidth + 1,
        );
        return ['too wide', ...elementsBeyond.map((element) => element.outerHTML.slice(0, 120))];
      });
    await expect.poll(findTooWide, `${page.url()} at ${width}`).toEqual([]);
  }
}

/** Lists controls that the user needs after a save and that a toast covers. */
const findCovered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const toasts = [...document.querySelectorAll('[data-toast]')].map((toast) =>
      toast.getBoundingClientRect(),
    );
    if (toasts.length === 0 || toasts.some(({ top, bottom }) => top < 0 || bottom > window.innerHeight))
      return ['No toast is in sight'];
    const neededSelector =
      ':is(h1, :focus, section[data-opened] > header, form button[type=submit], form nav a, header)';
    return [...document.querySelectorAll(`${neededSelector}:not([data-toast] *)`)]
      .filter((element) => {
        const { top, bottom, height } = element.getBoundingClientRect();
        return height > 0 && toasts.some((toast) => toast.top < bottom && toast.bottom > top);
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });

/** Checks also low windows, like a phone in landscape and a desktop at 200 % zoom. */
async function expectToastCoversNothing(page: Page, text: string): Promise<void> {
  const toast = page.locator('[data-toast]', { hasText: text });
  // Hovering stops the toast's timer.
  await toast.hover();
  for (const [width, height] of [
    [320, 640],
    [720, 450],
    [390, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => findCovered(page), `${width} × ${height}`).toEqual([]);
  }
}

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

test('a visitor’s screens fit a phone', async ({ page, backend }) => {
  await backend.start('two-factor', 'login');
  await expectNoSidewaysScroll(page);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expectNoSidewaysScroll(page);
  await logIn(page, 'twofa@clinic.test');
  await expect(page.getByRole('textbox', { name: 'Verification code' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto('nowhere');
  await expect(heading(page, 'Page not found')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('the pages behind e-mailed links fit a phone', async ({ page, backend }) => {
  await backend.start('invited', 'forgotPassword');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expectNoSidewaysScroll(page);
  await page.goto(await mailedLink(backend, 'invited@clinic.test'));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectNoSidewaysScroll(page);
  await backend.start('forgot-password', 'login');
  await page.goto(await mailedLink(backend, 'patient@clinic.test'));
  await setPasswordButton(page).click();
  await expectNoSidewaysScroll(page);
  for (const path of ['expiredlink', 'checkMail', 'complete-step', 'consent']) {
    await page.goto(path);
    await expect(heading(page, /./)).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});

test('a patient’s screens fit a phone, with the menu behind one button', async ({ page, backend }) => {
  await backend.start('half-done', 'dashboard');
  await expect(page.getByText('6 of 13 sections complete')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const name of ['Dashboard', 'Health Intake', 'Health Journey', 'Dosing History', 'Profile'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Log out' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await menu.getByRole('link', { name: 'Health Intake' }).click();
  await expect(menu).toBeHidden();
  await expect(form(page, 'Diagnosis')).toBeVisible();
  await expectNoSidewaysScroll(page);
  const diagnosis = form(page, 'Diagnosis');
  await field(diagnosis, 'Primary diagnosis').fill('Wilderness fever');
  await updateButton(diagnosis).click();
  await expectNoSidewaysScroll(page);
  await diagnosis.getByRole('button', { name: 'Add New Diagnose' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Diagnose' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await field(diagnosis, 'Primary diagnosis').fill('');
  await page.getByRole('button', { name: 'Section 3 of 13' }).click();
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Patient Information Completed' }).click();
  await expect(form(page, 'Patient Information')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await field(form(page, 'Patient Information'), 'First name').fill('Gracia');
  await page.getByRole('button', { name: 'Update Patient Information' }).click();
  await expectToastCoversNothing(page, 'Patient Information Update Successfully');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(5);
  await expectNoSidewaysScroll(page);
  await page.goto('physician/dashboard');
  await expect(heading(page, 'Unauthorized Access')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('every step of the profile fits a phone', async ({ page, backend }) => {
  await backend.start('half-done', 'profile');
  for (const { name } of profileSteps) {
    await openStep(page, name);
    await expectNoSidewaysScroll(page);
  }
  await openStep(page, 'image');
  await choosePicture(page);
  await expect(page.getByRole('img', { name: 'Preview' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('a physician’s screens fit a phone', async ({ page, backend }) => {
  await backend.start('physician', 'physician/dashboard');
  await expectCharts(page);
  await expectNoSidewaysScroll(page);
  await findPatientField(page).fill('chronic');
  await expect(page.getByRole('option')).toHaveCount(8);
  await expectNoSidewaysScroll(page);
  await page.goto('physician/update-profile/complete-patient/diagnosis');
  await expect(form(page, 'Diagnosis')).toBeVisible();
  await expectNoSidewaysScroll(page);
});
