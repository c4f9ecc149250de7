import { expect, type Page } from 'playwright/test';
import { type FaultCase, notice, type Scene } from './fault-case.ts';
import { expectProblem, field } from './intake.ts';
import {
  codeDialog,
  fillInMedical,
  fillInPersonal,
  medicalForm,
  next,
  personalForm,
  photo,
  physicianForm,
  submit,
  typeCode,
} from './sign-up.ts';
import { expectToast } from './toasts.ts';

const heading = 'Sign up as a patient';
const fresh = { scenario: 'clinic', path: 'signup', heading } as const;
const begun = { scenario: 'mid-sign-up', heading } as const;

const expectNotSaved = (page: Page, words: string) =>
  expect(notice(page, 'Your information is not saved.')).toContainText(words);

/** A 400 after the code was right asks for another one, and so does a lost answer; another error status does not. */
export const registerCase: FaultCase = (() => {
  let isVerified = false;
  return {
    ...fresh,
    async ready({ page, backend }: Scene) {
      if ((await field(personalForm(page), 'First name').inputValue()) === '') {
        isVerified = false;
        await fillInPersonal(page, 'nora@clinic.test', '5035550199');
      }
      if (isVerified) return;
      // The toast of the code before is gone by then: an equal one would be no new one.
      await page.clock.fastForward(4_000);
      await next(page).click();
      await typeCode(page, backend);
      await expectToast(page, 'We sent a code to your phone');
    },
    trigger: ({ page }) =>
      isVerified ? next(page).click() : codeDialog(page).getByRole('button', { name: 'Verify' }).click(),
    async failed({ page }, { words, effect }) {
      isVerified = /^\d+$/.test(effect) && effect !== '400';
      await expectNotSaved(page, words);
      await expect(field(personalForm(page), 'Last name')).toHaveValue('Whitfield');
    },
  };
})();

export const updateRegistrationCase: FaultCase = {
  ...begun,
  path: 'signup?step=1',
  trigger: ({ page }) => next(page).click(),
  async failed({ page }, { words }) {
    await expectNotSaved(page, words);
    await expect(field(personalForm(page), 'Email')).toHaveValue('nora@clinic.test');
  },
  succeeded: ({ page }) => expect(physicianForm(page)).toBeVisible(),
};

export const savePhysicianCase: FaultCase = {
  ...begun,
  path: 'signup?step=2',
  trigger: ({ page }) => next(page).click(),
  async failed({ page }, { words }) {
    await expectNotSaved(page, words);
    await expect(field(physicianForm(page), 'Physician’s name')).toHaveValue('Dr. Mei Lin');
  },
  succeeded: ({ page }) => expect(medicalForm(page)).toBeVisible(),
};

export const saveMedicalCase: FaultCase = {
  ...begun,
  path: 'signup?step=2',
  async ready({ page }) {
    if (await medicalForm(page).isVisible()) return;
    await next(page).click();
    await fillInMedical(page);
  },
  trigger: ({ page }) => submit(page).click(),
  async failed({ page }, { words }) {
    await expectNotSaved(page, words);
    await expect(field(medicalForm(page), 'Primary diagnosis')).toHaveValue('Chronic migraine');
  },
  succeeded: ({ page }) =>
    expect(page.getByRole('heading', { level: 1, name: 'Thank you for signing up' })).toBeVisible(),
};

export const uploadCase: FaultCase = {
  ...begun,
  path: 'signup?step=2',
  trigger: ({ page }) => physicianForm(page).getByLabel('Driver’s license').setInputFiles(photo),
  async failed({ page }, { words }) {
    await expect(physicianForm(page).getByText(words, { exact: true })).toBeVisible();
    await expect(next(page)).toBeEnabled();
    await expect(field(physicianForm(page), 'Physician’s name')).toHaveValue('Dr. Mei Lin');
  },
  succeeded: ({ page }) => expect(physicianForm(page).getByText(photo.name, { exact: true })).toBeVisible(),
};

/** A look-up while something is typed: 400 says that it is taken, every other failure is none of the reader's. */
function lookUpCase(label: string, type: (turn: number) => string): FaultCase {
  let turn = 0;
  const answer = (page: Page) => field(personalForm(page), label);
  return {
    ...fresh,
    // Each time something that was not asked for before.
    trigger({ page }) {
      turn += 1;
      return answer(page).fill(type(turn));
    },
    async failed({ page }, { words, effect }) {
      await expectProblem(answer(page), effect === '400' ? words : null);
      await expect(answer(page)).not.toHaveValue('');
    },
    succeeded: ({ page }) => expectProblem(answer(page), null),
  };
}

export const checkEmailCase = lookUpCase('Email', (turn) => `nora.${turn}@clinic.test`);
export const checkPhoneCase = lookUpCase('Cell phone', (turn) => `50355501${turn + 50}`);
