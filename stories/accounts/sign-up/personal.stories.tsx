import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { getStoryStore } from '#stories/support/story-store.ts';
import {
  clickNext,
  enterCode,
  expectSummary,
  expectToast,
  fill,
  fillInPersonal,
  findForm,
  medicalStepTitle,
  personalStepTitle,
  readProblem,
} from './support.ts';

/** Step 1 of the patient's sign-up and the verification of its phone (accounts §2.6, §4.1, §5). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Accounts/Sign up/Personal Information',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/signup',
  },
};
export default meta;
type Story = StoryObj<typeof Screen>;

/** The button stays enabled, because a browser may fill in fields without firing an event. */
export const Empty: Story = {
  tags: ['screen'],
  play: async () => {
    const form = await findForm(personalStepTitle);
    await expect(form.getByRole('button', { name: 'Next' })).toBeEnabled();
    await expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent(personalStepTitle);
    await expect(screen.getByText(/complies with the privacy rules of HIPAA/)).toBeVisible();
  },
};

export const EverythingMissing: Story = {
  play: async () => {
    const labels = ['First name', 'Last name', 'Email', 'Confirm email', 'Cell phone', 'Date of birth'];
    await expectSummary(
      personalStepTitle,
      [...labels, 'Zip or postal code'].map((label) => `${label}: This field is required`),
    );
  },
};

export const RulesBroken: Story = {
  play: async () => {
    const form = await fillInPersonal('nora@clinic', '12345');
    await fill(form, 'Confirm email', 'nora@clinic.test');
    await fill(form, 'Date of birth', '04-28-2999');
    await fill(form, 'Zip or postal code', '97-205');
    await expectSummary(personalStepTitle, [
      'Email: Please enter valid email address.',
      'Confirm email: Email Does Not Match',
      'Cell phone: Please enter valid phone number.',
      'Date of birth: Please enter a date that is not in the future',
      'Zip or postal code: Please enter a Positive Whole value',
    ]);
    await userEvent.clear(form.getByRole('textbox', { name: 'Email' }));
    await userEvent.paste(`${'n'.repeat(250)}@clinic.test`);
    await clickNext(form);
    await expect(readProblem(form.getByRole('textbox', { name: 'Email' }))).toBe(
      'Please enter a short email',
    );
  },
};

/** The problem is shown at the field while typing, and again on submit (decision 50). */
export const EmailAndPhoneTaken: Story = {
  play: async () => {
    // Email and number of two demo patients.
    const form = await fillInPersonal('patient@clinic.test', '5035550118');
    await expect(await form.findByText('This email already has an account')).toBeVisible();
    await expect(await form.findByText('This phone number already has an account')).toBeVisible();
    await expectToast('alert', 'This email already has an account');
    await expectSummary(personalStepTitle, [
      'Email: This email already has an account',
      'Cell phone: This phone number already has an account',
    ]);
    await fill(form, 'Email', 'nora@clinic.test');
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Email' })).toBeValid());
  },
};

/** A submit before the lookup has run makes its own check and sends no code. */
export const EmailTakenOnSubmit: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const form = await fillInPersonal('patient@clinic.test');
    await clickNext(form);
    const summary = await form.findByRole('region', { name: 'Please check these answers' });
    await expect(summary).toHaveTextContent('Email: This email already has an account');
    await expect(getStoryStore().tables.outbox).toEqual([]);
  },
};

/** The lookup of the phone fills in the city only while it is empty. */
export const CityFilledIn: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const form = await fillInPersonal();
    await waitFor(() => expect(form.getByRole('textbox', { name: 'City' })).toHaveValue('Portland'));
    await fill(form, 'City', 'Salem');
    await fill(form, 'Cell phone', '2065550199');
    // The lookup runs once typing pauses, and has ended after a second.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await expect(form.getByRole('textbox', { name: 'City' })).toHaveValue('Salem');
  },
};

/** 'Wrong number?' returns focus to the phone field. */
export const CodeRequested: Story = {
  play: async () => {
    const form = await fillInPersonal();
    await clickNext(form);
    const dialog = within(await screen.findByRole('dialog', { name: "Verify it's you" }));
    await userEvent.click(dialog.getByRole('button', { name: 'Wrong number?' }));
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Cell phone' })).toHaveFocus());
    await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Nora');
    await clickNext(form);
    await expect(await screen.findByRole('dialog', { name: "Verify it's you" })).toBeVisible();
  },
};

/** Once verified and saved, the next step's heading takes focus and the sign-up's id is stored. */
export const PhoneVerified: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    await clickNext(await fillInPersonal());
    await enterCode();
    // Step 2 is skipped, since step 1 requires no recommendation (accounts §4.1).
    await waitFor(() => expect(screen.getByRole('heading', { name: medicalStepTitle })).toHaveFocus());
    await expectToast('status', 'Your information is saved');
    await expect(localStorage.getItem('registrationUserId')).toBe(
      getStoryStore().tables.registrations[0]?.id,
    );
  },
};

/** A toast and the form show the server's message; the verified code is not asked for again. */
export const StepNotSaved: Story = {
  args: {
    faults: [
      { endpoint: 'register', effect: { kind: 'status', status: 500, message: 'Out of order' }, once: true },
    ],
  },
  play: async () => {
    const form = await fillInPersonal();
    await clickNext(form);
    await enterCode();
    await expectToast('alert', 'Out of order');
    await expect(await form.findByText(/Out of order/)).toBeVisible();
    await expect(form.getByText(/Everything you entered is still here/)).toBeVisible();
    await clickNext(form);
    await expect(await screen.findByRole('heading', { name: medicalStepTitle })).toBeVisible();
  },
};

/** Verified fields are read-only when the user returns from step 2. Starting again asks first. */
export const VerifiedFieldsLocked: Story = {
  args: { path: '/signup?step=1', scenario: 'mid-sign-up' },
  play: async () => {
    const form = await findForm(personalStepTitle);
    for (const label of ['Email', 'Confirm email', 'Cell phone']) {
      await expect(form.getByRole('textbox', { name: label })).toHaveAttribute('readonly');
    }
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Start again?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep my answers' }));
    await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Nora');
  },
};

export const StartedAgain: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/signup?step=1', scenario: 'mid-sign-up' },
  play: async () => {
    await findForm(personalStepTitle);
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Start again?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Start again' }));
    await waitFor(async () =>
      expect((await findForm(personalStepTitle)).getByRole('textbox', { name: 'Email' })).toHaveValue(''),
    );
    await expect(localStorage.getItem('registrationUserId')).toBeNull();
  },
};

/** A sign-up begun in another tab, whose email and phone are unknown here (decision 51). */
export const SignUpOfOtherTab: Story = {
  args: { prepare: () => localStorage.setItem('registrationUserId', 'patient-signing-up') },
  play: async () => {
    await expect(await screen.findByText('You have begun to sign up before.')).toBeVisible();
    await expect(screen.queryByRole('form')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    await findForm(personalStepTitle);
  },
};

export const OnPhone: Story = {
  ...EverythingMissing,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};
