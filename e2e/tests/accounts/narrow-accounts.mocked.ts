import { expect, type Page } from 'playwright/test';
import { physicianProfileSteps, profileSteps } from '#domain/profile/profile-steps.ts';
import { heading, test } from '../../support/app.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expectNothingCut } from '../../support/narrow.ts';
import { joinForm, submitJoinButton } from '../../support/screens/join.ts';
import { portrait } from '../../support/screens/profile.ts';

test.use({
  viewport: { width: 320, height: 800 },
  hasTouch: true,
});

/** Expects no cut off content and no axe violation on the page. */
async function expectUncutAndAccessible(page: Page, screenName: string): Promise<void> {
  await expect(heading(page, /./)).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await expectNothingCut(page, screenName);
  await expectAccessible(page, screenName);
}

test('a sign-up fits 320 pixels when empty, refused and halfway', { tag: '@wcag-1.4.10' }, async ({
  page,
  backend,
}) => {
  await backend.start('clinic', 'signup');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await expectUncutAndAccessible(page, 'step 1, refused');
  await backend.start('mid-sign-up', 'signup?step=2');
  await expect(heading(page, /./)).toBeVisible();
  await expectUncutAndAccessible(page, 'step 2');
});

test('a physician’s registration and profile fit 320 pixels', { tag: '@wcag-1.4.10' }, async ({
  page,
  backend,
}) => {
  await backend.start('clinic', 'physician-signup');
  await submitJoinButton(page).click();
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await expectUncutAndAccessible(page, 'registration, refused');
  await joinForm(page).locator('input[type=file]').setInputFiles(portrait);
  await expect(page.getByRole('button', { name: 'Use this picture' })).toBeEnabled();
  await expectUncutAndAccessible(page, 'crop dialog');
  await backend.start('physician', 'physician/profile');
  for (const { name, title } of physicianProfileSteps) {
    await page.goto(`physician/profile?step=${name}`);
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expectUncutAndAccessible(page, title);
  }
});

test('every step of the profile fits 320 pixels', { tag: '@wcag-1.4.10' }, async ({ page, backend }) => {
  await backend.start('half-done', 'profile');
  for (const { name, title } of profileSteps) {
    await page.goto(`profile?step=${name}`);
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expectUncutAndAccessible(page, title);
  }
});

test('dashboard, dosing history, check-up and journey fit 320 pixels', { tag: '@wcag-1.4.10' }, async ({
  page,
  backend,
}) => {
  await backend.start('complete', 'dashboard');
  await expect(page.getByText('Total dose')).toBeVisible();
  await expectUncutAndAccessible(page, 'dashboard');
  await page.goto('dosing-history');
  await expect(page.getByText('Showing 3 of 3')).toBeVisible();
  await expectUncutAndAccessible(page, 'dosing history');
  await page.goto('patient-physician-profile/physician');
  await expect(page.getByText('Showing 3 of 3')).toBeVisible();
  await expectUncutAndAccessible(page, 'a physician’s recommendations');
  await page.goto('add-symptoms?yes');
  await page.getByRole('button', { name: 'Same as last time' }).click();
  await page.getByRole('button', { name: 'Change doses' }).click();
  await page.getByRole('button', { name: '2 other objectives' }).click();
  await expectUncutAndAccessible(page, 'check-up');
  await page.goto('health-journey');
  await expect(page.getByText('Showing 10 of')).toBeVisible();
  await expectUncutAndAccessible(page, 'journey');
});

test.describe('on a phone whose fonts are late', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a visitor’s menu stays on the line of the clinic’s name', async ({ page, context, backend }) => {
    await context.route('**/*.woff2', (route) => route.abort());
    await backend.start('clinic', 'login');
    const banner = page.getByRole('banner');
    const middleOf = async (link: string) => {
      const box = await banner.getByRole('link', { name: link }).boundingBox();
      return box && box.y + box.height / 2;
    };
    expect(await middleOf('Log in')).toBeCloseTo((await middleOf('Fernwell Clinic')) ?? 0, 0);
  });
});
