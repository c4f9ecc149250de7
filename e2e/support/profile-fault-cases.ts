import { expect, type Page } from 'playwright/test';
import type { ProfileStep } from '#domain/profile/profile-steps.ts';
import { type FaultCase, loadCase } from './fault-case.ts';
import {
  choosePicture,
  enterPassword,
  openStep,
  physicianCard,
  selectPhysician,
  stepForm,
  stepHeading,
  updateButton,
} from './profile.ts';

const place = (step: ProfileStep) =>
  ({ scenario: 'half-done', path: `profile?step=${step}`, heading: 'My Profile' }) as const;

export const profileCase = loadCase(
  place('personal'),
  'We could not load your profile.',
  (page) => stepForm(page, 'personal'),
  { repeats: true },
);

interface UpdateCase {
  step: ProfileStep;
  next?: ProfileStep;
  title: string;
  /** Changes something, so that there is something to update. */
  change: (page: Page) => Promise<unknown>;
  /** What was entered is still there. */
  kept: (page: Page) => Promise<unknown>;
}

/** A step that cannot be saved: it says so above Update, and keeps what was entered. */
function updateCase({ step, next, title, change, kept }: UpdateCase): FaultCase {
  return {
    ...place(step),
    async ready({ page }) {
      await openStep(page, step);
      if (await updateButton(page, step).isDisabled()) await change(page);
      await expect(updateButton(page, step)).toBeEnabled();
    },
    trigger: ({ page }) => updateButton(page, step).click(),
    async failed({ page }, { words }) {
      const notSaved = stepForm(page, step).getByRole('alert');
      await expect(notSaved).toContainText(title);
      await expect(notSaved).toContainText(words);
      await expect(updateButton(page, step)).toBeEnabled();
      await kept(page);
    },
    async succeeded({ page }) {
      if (next) await expect(stepHeading(page, next)).toBeFocused();
      await expect(stepForm(page, step).getByRole('alert')).toHaveCount(0);
    },
  };
}

const city = (page: Page) => stepForm(page, 'personal').getByRole('textbox', { name: 'City' });
export const updatePersonalInformationCase = updateCase({
  step: 'personal',
  next: 'image',
  title: 'Your changes are not saved.',
  change: (page) => city(page).fill(`Aurora ${Date.now()}`),
  kept: (page) => expect(city(page)).toHaveValue(/^Aurora \d+$/),
});

export const updateProfileImageCase = updateCase({
  step: 'image',
  next: 'password',
  title: 'Your picture is not saved.',
  change: (page) => choosePicture(page),
  kept: (page) => expect(page.getByRole('img', { name: 'Preview' })).toBeVisible(),
});

export const updatePasswordCase = updateCase({
  step: 'password',
  next: 'physician',
  title: 'Your password is not changed.',
  change: (page) => enterPassword(page, 'Another#2026'),
  kept: (page) =>
    expect(stepForm(page, 'password').locator('[name=confirmPassword]')).toHaveValue('Another#2026'),
});

const twoFactor = (page: Page) => page.getByRole('switch', { name: 'Two-factor authentication' });
export const updateSettingsCase = updateCase({
  step: 'settings',
  title: 'Your settings are not saved.',
  change: (page) => twoFactor(page).click(),
  kept: (page) => expect(twoFactor(page)).toBeChecked(),
});

export const physiciansCase = loadCase(
  place('physician'),
  'We could not load the physicians to choose from.',
  (page) => page.getByRole('combobox', { name: 'Select Physician' }),
  { repeats: true },
);

export const linkedPhysiciansCase = loadCase(
  place('physician'),
  'We could not load your physicians.',
  (page) => physicianCard(page, 'Helen Ashworth'),
  { repeats: true },
);

const addButton = (page: Page) => stepForm(page, 'physician').getByRole('button', { name: 'Add' });
const isLinked = (page: Page, name: string) => physicianCard(page, name).isVisible();

export const addPhysicianCase: FaultCase = {
  ...place('physician'),
  async ready({ page }) {
    await expect(physicianCard(page, 'Helen Ashworth')).toBeVisible();
    if (await addButton(page).isEnabled()) return;
    await selectPhysician(page, (await isLinked(page, 'Farid Rahimi')) ? 'Amara Osei' : 'Farid Rahimi');
  },
  trigger: ({ page }) => addButton(page).click(),
  async failed({ page }, { words }) {
    const notAdded = stepForm(page, 'physician').getByRole('alert');
    await expect(notAdded).toContainText('This physician is not added.');
    await expect(notAdded).toContainText(words);
    await expect(page.getByRole('combobox', { name: 'Select Physician' })).toHaveValue('Farid Rahimi');
    await expect(addButton(page)).toBeEnabled();
  },
  async succeeded({ page }) {
    await expect(physicianCard(page, 'Farid Rahimi')).toBeVisible();
    await expect(addButton(page)).toBeDisabled();
  },
  serverWords: 'Dr. Farid Rahimi is now one of your physicians',
};

const question = (page: Page) => page.getByRole('dialog', { name: 'Remove physician' });

export const removePhysicianCase: FaultCase = {
  ...place('physician'),
  async ready({ page }) {
    if (await question(page).isVisible()) return;
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect(question(page)).toContainText(
      'Please confirm you no longer wants to take services of Physician ',
    );
  },
  trigger: ({ page }) => question(page).getByRole('button', { name: 'Remove' }).click(),
  async failed({ page }, { words }) {
    await expect(question(page).getByRole('alert')).toContainText(words);
    await expect(page.locator('li').filter({ hasText: 'Mei-Lin Zhao' })).toHaveCount(1);
  },
  async succeeded({ page }) {
    await expect(question(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Your physicians' })).toBeFocused();
  },
};
