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
  updateButton,
} from '../screens/profile.ts';
import { type EndpointCase, type Failure, type FaultCase, isAnswered, loadCase } from './fault-case.ts';

const place = (step: ProfileStep) =>
  ({ scenario: 'half-done', path: `profile?step=${step}`, heading: 'My Profile' }) as const;
const physicianPlace = { scenario: 'physician', path: 'physician/profile', heading: 'My Profile' } as const;

export const readProfile = loadCase(
  place('personal'),
  'We could not load your profile.',
  (page) => stepForm(page, 'personal'),
  { repeats: true },
);

/** Returns an account's own profile as its form sends it. */
function storedProfile({ store }: MockServer, id: string, { body }: Questionnaire) {
  const account = store.tables.accounts.find((known) => known.id === id);
  const names = Object.keys(body.entries);
  return Object.fromEntries(names.map((name) => [name, account?.[name as keyof Account]]));
}

function pictureForm(): FormData {
  const form = new FormData();
  form.append('file', new File([Uint8Array.of(0xff, 0xd8, 0xff)], 'me.jpg', { type: 'image/jpeg' }));
  return form;
}

interface UpdateCase {
  step: ProfileStep;
  next?: ProfileStep;
  title: string | ((failure: Failure) => string);
  /** Changes an answer, so that Update is enabled. */
  change: (page: Page) => Promise<unknown>;
  /** Expects the user's input to be kept. */
  kept: (page: Page) => Promise<unknown>;
}

/** A step that fails to save reports the failure above Update and keeps the user's input. */
function updateCase({ step, next, title, change, kept }: UpdateCase): FaultCase {
  return {
    ...place(step),
    async ready({ page }) {
      await openStep(page, step);
      if (await updateButton(page, step).isDisabled()) await change(page);
      await expect(updateButton(page, step)).toBeEnabled();
    },
    trigger: ({ page }) => updateButton(page, step).click(),
    async failed({ page }, failure) {
      const notSaved = stepForm(page, step).getByRole('alert');
      await expect(notSaved).toContainText(typeof title === 'string' ? title : title(failure));
      await expect(notSaved).toContainText(failure.words);
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
export const updatePersonalInformation = {
  call: (server) => ({ body: storedProfile(server, 'complete-patient', personalInformation) }),
  ...updateCase({
    step: 'personal',
    next: 'image',
    title: 'Your changes are not saved.',
    change: (page) => city(page).fill(`Aurora ${Date.now()}`),
    kept: (page) => expect(city(page)).toHaveValue(/^Aurora \d+$/),
  }),
} satisfies EndpointCase;

const office = (page: Page) => stepForm(page, 'personal').getByRole('textbox', { name: 'Office number' });
export const updatePhysicianInformation = {
  call: (server) => ({ body: storedProfile(server, 'physician', physicianOwnInformation([])) }),
  ...updateCase({
    step: 'personal',
    next: 'image',
    title: 'Your changes are not saved.',
    change: (page) => office(page).fill(`555 ${Date.now()}`),
    kept: (page) => expect(office(page)).toHaveValue(/^555 \d+$/),
  }),
  ...physicianPlace,
} satisfies EndpointCase;

export const updateProfileImage = {
  call: () => ({ body: pictureForm() }),
  ...updateCase({
    step: 'image',
    next: 'password',
    title: 'Your picture is not saved.',
    change: (page) => choosePicture(page),
    kept: (page) => expect(page.getByRole('img', { name: 'Preview' })).toBeVisible(),
  }),
} satisfies EndpointCase;

export const updatePassword = {
  call: () => ({ body: { password: 'Another#2026', confirmPassword: 'Another#2026' } }),
  ...updateCase({
    step: 'password',
    next: 'physician',
    title: (failure) => `Your password ${isAnswered(failure) ? 'is not' : 'may have been'} changed.`,
    change: (page) => enterPassword(page, 'Another#2026'),
    kept: (page) =>
      expect(stepForm(page, 'password').locator('[name=confirmPassword]')).toHaveValue('Another#2026'),
  }),
} satisfies EndpointCase;

const twoFactor = (page: Page) => page.getByRole('switch', { name: 'Two-factor authentication' });
export const updateSettings = {
  call: () => ({ body: { twoFA: false } }),
  ...updateCase({
    step: 'settings',
    title: 'Your settings are not saved.',
    change: (page) => twoFactor(page).click(),
    kept: (page) => expect(twoFactor(page)).toBeChecked(),
  }),
} satisfies EndpointCase;
