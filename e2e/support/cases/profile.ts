import { expect, type Page } from 'playwright/test';
import { physicianOwnInformation } from '#domain/profile/physician.ts';
import { personalInformation } from '#domain/profile/profile.ts';
import type { ProfileStep } from '#domain/profile/profile-steps.ts';
import type { Questionnaire } from '#domain/questions/questionnaire.ts';
import type { MockServer } from '#mocks/server/server.ts';
import type { Account } from '#mocks/store/tables.ts';
import {
  choosePicture,
  enterPassword,
  openStep,
  stepForm,
  stepHeading,
  stepUpdateButton,
} from '../screens/profile.ts';
import { type EndpointCase, type Failure, type FaultCase, hasStatus, loadCase } from './fault-case.ts';

// `call` serves the contract tests; the other fields try its faults on a screen (fault-case.ts).

const stepPage = (step: ProfileStep) =>
  ({ scenario: 'half-done', path: `profile?step=${step}`, heading: 'My Profile' }) as const;
const physicianProfilePage = {
  scenario: 'physician',
  path: 'physician/profile',
  heading: 'My Profile',
} as const;

export const readProfile = loadCase(
  stepPage('personal'),
  'We could not load your profile.',
  (page) => stepForm(page, 'personal'),
  { repeats: true },
);

/** Returns an account's own profile as its form sends it. */
function storedProfile({ store }: MockServer, id: string, { body }: Questionnaire) {
  const account = store.tables.accounts.find((candidate) => candidate.id === id);
  const names = Object.keys(body.entries);
  return Object.fromEntries(names.map((name) => [name, account?.[name as keyof Account]]));
}

/** Returns the form data of a picture that the server accepts. */
function pictureForm(): FormData {
  const form = new FormData();
  form.append('file', new File([Uint8Array.of(0xff, 0xd8, 0xff)], 'me.jpg', { type: 'image/jpeg' }));
  return form;
}

/** Step of the profile whose Update makes the call. */
interface UpdateCase {
  step: ProfileStep;
  next?: ProfileStep;
  title: string | ((failure: Failure) => string);
  /** Changes an answer, so that Update is enabled. */
  change: (page: Page) => Promise<unknown>;
  /** Expects the user's input to be kept. */
  expectKept: (page: Page) => Promise<unknown>;
}

/** A step that fails to save reports the failure above Update and keeps the user's input. */
function updateCase({ step, next, title, change, expectKept }: UpdateCase): FaultCase {
  return {
    ...stepPage(step),
    async prepare({ page }) {
      await openStep(page, step);
      if (await stepUpdateButton(page, step).isDisabled()) await change(page);
      await expect(stepUpdateButton(page, step)).toBeEnabled();
    },
    trigger: ({ page }) => stepUpdateButton(page, step).click(),
    async expectFailure({ page }, failure) {
      const notSaved = stepForm(page, step).getByRole('alert');
      await expect(notSaved).toContainText(typeof title === 'string' ? title : title(failure));
      await expect(notSaved).toContainText(failure.message);
      await expect(stepUpdateButton(page, step)).toBeEnabled();
      await expectKept(page);
    },
    async expectSuccess({ page }) {
      if (next) await expect(stepHeading(page, next)).toBeFocused();
      await expect(stepForm(page, step).getByRole('alert')).toHaveCount(0);
    },
  };
}

const cityField = (page: Page) => stepForm(page, 'personal').getByRole('textbox', { name: 'City' });
export const updatePersonalInformation = {
  call: (server) => ({ body: storedProfile(server, 'complete-patient', personalInformation) }),
  ...updateCase({
    step: 'personal',
    next: 'image',
    title: 'Your changes are not saved.',
    change: (page) => cityField(page).fill(`Aurora ${Date.now()}`),
    expectKept: (page) => expect(cityField(page)).toHaveValue(/^Aurora \d+$/),
  }),
} satisfies EndpointCase;

const officeNumberField = (page: Page) =>
  stepForm(page, 'personal').getByRole('textbox', { name: 'Office number' });
export const updatePhysicianInformation = {
  call: (server) => ({ body: storedProfile(server, 'physician', physicianOwnInformation([])) }),
  ...updateCase({
    step: 'personal',
    next: 'image',
    title: 'Your changes are not saved.',
    change: (page) => officeNumberField(page).fill(`555 ${Date.now()}`),
    expectKept: (page) => expect(officeNumberField(page)).toHaveValue(/^555 \d+$/),
  }),
  ...physicianProfilePage,
} satisfies EndpointCase;

export const updateProfileImage = {
  call: () => ({ body: pictureForm() }),
  ...updateCase({
    step: 'image',
    next: 'password',
    title: 'Your picture is not saved.',
    change: (page) => choosePicture(page),
    expectKept: (page) => expect(page.getByRole('img', { name: 'Preview' })).toBeVisible(),
  }),
} satisfies EndpointCase;

export const updatePassword = {
  call: () => ({ body: { password: 'Another#2026', confirmPassword: 'Another#2026' } }),
  ...updateCase({
    step: 'password',
    next: 'physician',
    title: (failure) => `Your password ${hasStatus(failure) ? 'is not' : 'may have been'} changed.`,
    change: (page) => enterPassword(page, 'Another#2026'),
    expectKept: (page) =>
      expect(stepForm(page, 'password').locator('[name=confirmPassword]')).toHaveValue('Another#2026'),
  }),
} satisfies EndpointCase;

const twoFactorSwitch = (page: Page) => page.getByRole('switch', { name: 'Two-factor authentication' });
export const updateSettings = {
  call: () => ({ body: { twoFA: false } }),
  ...updateCase({
    step: 'settings',
    title: 'Your settings are not saved.',
    change: (page) => twoFactorSwitch(page).click(),
    expectKept: (page) => expect(twoFactorSwitch(page)).toBeChecked(),
  }),
} satisfies EndpointCase;
