import { expect, type Locator, type Page } from 'playwright/test';
import { personalBody } from '#mocks/seed/demo/mid-sign-up.ts';
import {
  applicationBody,
  applicationForm,
  beginSignUp,
  medicalBody,
  physicianBody,
  uploadBody,
  verifyByCode,
} from '#mocks/testing/registration.ts';
import { expectProblem, field } from '../screens/intake.ts';
import { fillInJoin, joinForm, submitJoin } from '../screens/join.ts';
import {
  codeDialog,
  fillInMedical,
  fillInPersonal,
  medicalForm,
  next,
  personalForm,
  photo,
  recommendingPhysicianForm,
  submit,
  typeCode,
} from '../screens/sign-up.ts';
import { expectToast } from '../screens/toasts.ts';
import { type EndpointCase, type Failure, type FaultCase, notice, type Scene } from './fault-case.ts';
import { joinPage } from './pages.ts';

const heading = 'Sign up as a patient';
const fresh = { scenario: 'clinic', path: 'signup', heading } as const;
const begun = { scenario: 'mid-sign-up', heading } as const;

const expectNotSaved = (page: Page, words: string) =>
  expect(notice(page, 'Your information is not saved.')).toContainText(words);

interface CodedCase extends Pick<EndpointCase, 'call'>, Pick<FaultCase, 'scenario' | 'path' | 'heading'> {
  form: (page: Page) => Locator;
  fillIn: (page: Page) => Promise<void>;
  submit: (page: Page) => Locator;
  notSaved: string;
}

/** After a correct code, a 400 and a lost answer require another code; other statuses do not. */
function codedCase({ form, fillIn, submit: press, notSaved, ...place }: CodedCase) {
  let isVerified = false;
  return {
    ...place,
    async ready({ page, backend }: Scene) {
      if ((await field(form(page), 'First name').inputValue()) === '') {
        isVerified = false;
        await fillIn(page);
      }
      if (isVerified) return;
      // Waits until the toast of the previous code is gone: an equal toast would not be a new one.
      await page.clock.fastForward(4_000);
      await press(page).click();
      await typeCode(page, backend);
      await expectToast(page, 'We sent a code to your phone');
    },
    trigger: ({ page }: Scene) =>
      isVerified ? press(page).click() : codeDialog(page).getByRole('button', { name: 'Verify' }).click(),
    async failed({ page }: Scene, { words, effect }: Failure) {
      isVerified = /^\d+$/.test(effect) && effect !== '400';
      await expect(codeDialog(page)).toBeHidden();
      await expect(notice(page, notSaved)).toContainText(words);
      await expect(field(form(page), 'Last name')).not.toHaveValue('');
    },
  };
}

export const register = {
  ...codedCase({
    ...fresh,
    form: personalForm,
    fillIn: (page) => fillInPersonal(page, 'nora@clinic.test', '5035550199'),
    submit: next,
    notSaved: 'Your information is not saved.',
  }),
  call: async (server) => {
    await verifyByCode(server, personalBody.phone);
    return { body: personalBody };
  },
} satisfies EndpointCase;

export const registerPhysician = {
  ...codedCase({
    ...joinPage,
    form: joinForm,
    fillIn: (page) => fillInJoin(page, 'noor@haddad.test', '3035550172'),
    submit: submitJoin,
    notSaved: 'Your application is not saved.',
  }),
  call: async (server) => {
    await verifyByCode(server, applicationBody.phone);
    return { body: applicationForm() };
  },
  succeeded: ({ page }) =>
    expect(page.getByRole('heading', { level: 1, name: 'Thank you for joining' })).toBeVisible(),
  heading: /^(Sign up as a physician|Thank you for joining)$/,
} satisfies EndpointCase;

export const updateRegistration = {
  call: async (server) => {
    const id = await beginSignUp(server);
    return { params: { id }, body: { ...personalBody, user_id: id } };
  },
  ...begun,
  path: 'signup?step=1',
  trigger: ({ page }) => next(page).click(),
  async failed({ page }, { words }) {
    await expectNotSaved(page, words);
    await expect(field(personalForm(page), 'Email')).toHaveValue('nora@clinic.test');
  },
  succeeded: ({ page }) => expect(recommendingPhysicianForm(page)).toBeVisible(),
} satisfies EndpointCase;

export const savePhysicianInformation = {
  call: async (server) => ({ body: physicianBody(await beginSignUp(server)) }),
  ...begun,
  path: 'signup?step=2',
  trigger: ({ page }) => next(page).click(),
  async failed({ page }, { words }) {
    await expectNotSaved(page, words);
    await expect(field(recommendingPhysicianForm(page), 'Physician’s name')).toHaveValue('Dr. Mei Lin');
  },
  succeeded: ({ page }) => expect(medicalForm(page)).toBeVisible(),
} satisfies EndpointCase;

export const saveMedicalInformation = {
  call: async (server) => ({ body: medicalBody(server, await beginSignUp(server)) }),
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
} satisfies EndpointCase;

export const uploadForRegistration = {
  call: async (server) => ({ body: uploadBody(await beginSignUp(server), 'DriverLicence') }),
  ...begun,
  path: 'signup?step=2',
  trigger: ({ page }) => recommendingPhysicianForm(page).getByLabel('Driver’s license').setInputFiles(photo),
  async failed({ page }, { words }) {
    await expect(recommendingPhysicianForm(page).getByText(words, { exact: true })).toBeVisible();
    await expect(next(page)).toBeEnabled();
    await expect(field(recommendingPhysicianForm(page), 'Physician’s name')).toHaveValue('Dr. Mei Lin');
  },
  succeeded: ({ page }) =>
    expect(recommendingPhysicianForm(page).getByText(photo.name, { exact: true })).toBeVisible(),
} satisfies EndpointCase;

/** Lookup while the user types: a 400 means taken; any other failure is not shown to the user. */
function lookUpCase(label: string, type: (turn: number) => string): FaultCase {
  let turn = 0;
  const answer = (page: Page) => field(personalForm(page), label);
  return {
    ...fresh,
    // Each value must be new: the app does not look up a value twice.
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

export const checkEmail = {
  call: () => ({ query: { email: 'nobody@clinic.test' } }),
  ...lookUpCase('Email', (turn) => `nora.${turn}@clinic.test`),
} satisfies EndpointCase;

export const checkPhone = {
  call: () => ({ query: { phone: '5035550198' } }),
  ...lookUpCase('Cell phone', (turn) => `50355501${turn + 50}`),
} satisfies EndpointCase;
