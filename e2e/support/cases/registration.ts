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
import { fillInJoin, joinForm, submitJoinButton } from '../screens/join.ts';
import {
  codeDialog,
  fillInMedical,
  fillInPersonal,
  medicalForm,
  nextButton,
  personalForm,
  photoAttachment,
  recommendingPhysicianForm,
  submitButton,
  typeCode,
} from '../screens/sign-up.ts';
import { expectToast } from '../screens/toasts.ts';
import { type CaseContext, type EndpointCase, type Failure, type FaultCase, notice } from './fault-case.ts';
import { physicianSignUpPage } from './pages.ts';

// `call` serves the contract tests; the other fields try its faults on a screen (fault-case.ts).

const heading = 'Sign up as a patient';
/** Sign-up that nothing was entered in. */
const newSignUpPage = { scenario: 'clinic', path: 'signup', heading } as const;
/** Sign-up whose first step is saved. */
const startedSignUp = { scenario: 'mid-sign-up', heading } as const;

const expectNotSaved = (page: Page, message: string) =>
  expect(notice(page, 'Your information is not saved.')).toContainText(message);

/** Form whose submit first asks for a texted code. */
interface CodeCaseOptions
  extends Pick<EndpointCase, 'call'>,
    Pick<FaultCase, 'scenario' | 'path' | 'heading'> {
  form: (page: Page) => Locator;
  fillIn: (page: Page) => Promise<void>;
  submit: (page: Page) => Locator;
  notSaved: string;
}

/** After a correct code, a 400 and a lost answer require another code; other statuses do not. */
function codeCase({ form, fillIn, submit: submitButton, notSaved, ...place }: CodeCaseOptions) {
  let isVerified = false;
  return {
    ...place,
    async prepare({ page, backend }: CaseContext) {
      if ((await field(form(page), 'First name').inputValue()) === '') {
        isVerified = false;
        await fillIn(page);
      }
      if (isVerified) return;
      // Waits until the toast of the previous code is gone: an equal toast would not be a new one.
      await page.clock.fastForward(4_000);
      await submitButton(page).click();
      await typeCode(page, backend);
      await expectToast(page, 'We sent a code to your phone');
    },
    trigger: ({ page }: CaseContext) =>
      isVerified
        ? submitButton(page).click()
        : codeDialog(page).getByRole('button', { name: 'Verify' }).click(),
    async expectFailure({ page }: CaseContext, { message, effect }: Failure) {
      isVerified = /^\d+$/.test(effect) && effect !== '400';
      await expect(codeDialog(page)).toBeHidden();
      await expect(notice(page, notSaved)).toContainText(message);
      await expect(field(form(page), 'Last name')).not.toHaveValue('');
    },
  };
}

export const register = {
  ...codeCase({
    ...newSignUpPage,
    form: personalForm,
    fillIn: (page) => fillInPersonal(page, 'nora@clinic.test', '5035550199'),
    submit: nextButton,
    notSaved: 'Your information is not saved.',
  }),
  call: async (server) => {
    await verifyByCode(server, personalBody.phone);
    return { body: personalBody };
  },
} satisfies EndpointCase;

export const registerPhysician = {
  ...codeCase({
    ...physicianSignUpPage,
    form: joinForm,
    fillIn: (page) => fillInJoin(page, 'noor@haddad.test', '3035550172'),
    submit: submitJoinButton,
    notSaved: 'Your application is not saved.',
  }),
  call: async (server) => {
    await verifyByCode(server, applicationBody.phone);
    return { body: applicationForm() };
  },
  expectSuccess: ({ page }) =>
    expect(page.getByRole('heading', { level: 1, name: 'Thank you for joining' })).toBeVisible(),
  heading: /^(Sign up as a physician|Thank you for joining)$/,
} satisfies EndpointCase;

export const updateRegistration = {
  call: async (server) => {
    const id = await beginSignUp(server);
    return { params: { id }, body: { ...personalBody, user_id: id } };
  },
  ...startedSignUp,
  path: 'signup?step=1',
  trigger: ({ page }) => nextButton(page).click(),
  async expectFailure({ page }, { message }) {
    await expectNotSaved(page, message);
    await expect(field(personalForm(page), 'Email')).toHaveValue('nora@clinic.test');
  },
  expectSuccess: ({ page }) => expect(recommendingPhysicianForm(page)).toBeVisible(),
} satisfies EndpointCase;

export const savePhysicianInformation = {
  call: async (server) => ({ body: physicianBody(await beginSignUp(server)) }),
  ...startedSignUp,
  path: 'signup?step=2',
  trigger: ({ page }) => nextButton(page).click(),
  async expectFailure({ page }, { message }) {
    await expectNotSaved(page, message);
    await expect(field(recommendingPhysicianForm(page), 'Physician’s name')).toHaveValue('Dr. Mei Lin');
  },
  expectSuccess: ({ page }) => expect(medicalForm(page)).toBeVisible(),
} satisfies EndpointCase;

export const saveMedicalInformation = {
  call: async (server) => ({ body: medicalBody(server, await beginSignUp(server)) }),
  ...startedSignUp,
  path: 'signup?step=2',
  async prepare({ page }) {
    if (await medicalForm(page).isVisible()) return;
    await nextButton(page).click();
    await fillInMedical(page);
  },
  trigger: ({ page }) => submitButton(page).click(),
  async expectFailure({ page }, { message }) {
    await expectNotSaved(page, message);
    await expect(field(medicalForm(page), 'Primary diagnosis')).toHaveValue('Chronic migraine');
  },
  expectSuccess: ({ page }) =>
    expect(page.getByRole('heading', { level: 1, name: 'Thank you for signing up' })).toBeVisible(),
} satisfies EndpointCase;

export const uploadForRegistration = {
  call: async (server) => ({ body: uploadBody(await beginSignUp(server), 'DriverLicence') }),
  ...startedSignUp,
  path: 'signup?step=2',
  trigger: ({ page }) =>
    recommendingPhysicianForm(page).getByLabel('Driver’s license').setInputFiles(photoAttachment),
  async expectFailure({ page }, { message }) {
    await expect(recommendingPhysicianForm(page).getByText(message, { exact: true })).toBeVisible();
    await expect(nextButton(page)).toBeEnabled();
    await expect(field(recommendingPhysicianForm(page), 'Physician’s name')).toHaveValue('Dr. Mei Lin');
  },
  expectSuccess: ({ page }) =>
    expect(recommendingPhysicianForm(page).getByText(photoAttachment.name, { exact: true })).toBeVisible(),
} satisfies EndpointCase;

/** Lookup while the user types: a 400 means taken; any other failure is not shown to the user. */
function lookupCase(label: string, valueOfTurn: (turn: number) => string): FaultCase {
  let turn = 0;
  const lookupField = (page: Page) => field(personalForm(page), label);
  return {
    ...newSignUpPage,
    // Each value must be new: the app does not look up a value twice.
    trigger({ page }) {
      turn += 1;
      return lookupField(page).fill(valueOfTurn(turn));
    },
    async expectFailure({ page }, { message, effect }) {
      await expectProblem(lookupField(page), effect === '400' ? message : null);
      await expect(lookupField(page)).not.toHaveValue('');
    },
    expectSuccess: ({ page }) => expectProblem(lookupField(page), null),
  };
}

export const checkEmail = {
  call: () => ({ query: { email: 'nobody@clinic.test' } }),
  ...lookupCase('Email', (turn) => `nora.${turn}@clinic.test`),
} satisfies EndpointCase;

export const checkPhone = {
  call: () => ({ query: { phone: '5035550198' } }),
  ...lookupCase('Cell phone', (turn) => `50355501${turn + 50}`),
} satisfies EndpointCase;
