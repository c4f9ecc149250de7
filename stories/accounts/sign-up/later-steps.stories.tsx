import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { MAX_FILE_BYTES } from '#domain/files/document-files.ts';
import { Screen } from '#stories/support/screen.tsx';
import { getStoryStore } from '#stories/support/story-store.ts';
import {
  chooseFile,
  clickNext,
  createPhoto,
  expectSummary,
  expectToast,
  fill,
  findForm,
  medicalStepTitle,
  physicianStepTitle,
  pick,
} from './support.ts';

/** Steps 2 and 3 of the sign-up, up to 'check your email' (accounts §2.6, §4.1, §5, §8). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Accounts/Sign up/Physician and medical',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/signup',
    scenario: 'mid-sign-up',
  },
};
export default meta;
type Story = StoryObj<typeof Screen>;

/** A return visit resumes at step 2 with the answers of the draft. */
export const DraftResumed: Story = {
  tags: ['screen'],
  play: async () => {
    const form = await findForm(physicianStepTitle);
    await expect(form.getByRole('textbox', { name: 'Physician’s name' })).toHaveValue('Dr. Mei Lin');
    await expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent(physicianStepTitle);
  },
};

/** Step 2 is skipped without a recommendation; reached by Back, it asks nothing (accounts §4.1). */
export const PhysicianStepSkipped: Story = {
  tags: ['behavior', '!state'],
  args: { path: '/signup?step=1' },
  play: async () => {
    const personal = await findForm('Personal Information');
    await userEvent.click(personal.getByRole('switch', { name: 'I need a physician’s recommendation' }));
    await clickNext(personal);
    await findForm(medicalStepTitle);
    await waitFor(() => expect(screen.getByRole('heading', { name: medicalStepTitle })).toHaveFocus());
    const steps = within(screen.getByRole('region', { name: 'Steps of your sign-up' }));
    await expect(steps.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Skip' }));
    await findForm(medicalStepTitle);
    await expect(getStoryStore().tables.registrations[0]?.physician).toBeNull();
  },
};

export const PhysicianRules: Story = {
  play: async () => {
    const form = await findForm(physicianStepTitle);
    await userEvent.clear(form.getByRole('textbox', { name: 'Physician’s name' }));
    await fill(form, 'Physician’s phone', '12345');
    await fill(form, 'Website', 'no address');
    await fill(form, 'Expires on', '01-01-2020');
    await expectSummary(physicianStepTitle, [
      'Physician’s name: This field is required',
      'Physician’s phone: Please enter valid phone number.',
      'Website: Please enter valid url',
      'Expires on: Please enter a date that is not in the past',
    ]);
  },
};

/** With a recommendation to review, the server answers 202, which leads on like 200. */
export const UploadedAndAccepted: Story = {
  play: async () => {
    const form = await findForm(physicianStepTitle);
    await chooseFile(form, 'Physician’s recommendation', createPhoto('card.jpg'));
    await expect(await form.findByText('card.jpg')).toBeVisible();
    await clickNext(form);
    await expectToast('status', 'Your information is saved. We will check your recommendation');
    await waitFor(() => expect(screen.getByRole('heading', { name: medicalStepTitle })).toHaveFocus());
  },
};

/** A file name without spaces wraps and does not widen the form. */
export const LongFileName: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const form = await findForm(physicianStepTitle);
    const name = `${'n'.repeat(200)}.jpg`;
    await chooseFile(form, 'Driver’s license', createPhoto(name));
    await expect(await form.findByText(name)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A save that ends after the user has left does not navigate back. */
export const LeftWhileSaving: Story = {
  tags: ['behavior', '!state'],
  args: { faults: [{ endpoint: 'savePhysicianInformation', effect: { kind: 'delay', ms: 400 } }] },
  play: async () => {
    const form = await findForm(physicianStepTitle);
    await clickNext(form);
    await userEvent.click(screen.getByRole('link', { name: 'Log in' }));
    await expectToast('status', 'Your information is saved');
    // A late redirect would come within 300 ms.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  },
};

export const Uploading: Story = {
  args: { faults: [{ endpoint: 'uploadForRegistration', effect: { kind: 'timeout' } }] },
  play: async () => {
    const form = await findForm(physicianStepTitle);
    await chooseFile(form, 'Driver’s license', createPhoto());
    // The stories' server reports one step of progress, of 40 %.
    await expect(await form.findByText('Uploading, 40%')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Next' })).toBeDisabled();
    await userEvent.click(form.getByRole('button', { name: 'Back' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stay here' }));
    await userEvent.click(form.getByRole('button', { name: 'Cancel upload' }));
    await expect(await form.findByText('The upload is canceled.')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Next' })).toBeEnabled();
  },
};

export const WrongFiles: Story = {
  play: async () => {
    const form = await findForm(physicianStepTitle);
    await chooseFile(form, 'Driver’s license', new File(['%PDF-1.4'], 'license.pdf'));
    await expect(await form.findByText('Please choose a picture: a .jpg, .jpeg or .png file.')).toBeVisible();
    const largeFile = new File(
      [Uint8Array.of(0xff, 0xd8, 0xff), new Uint8Array(MAX_FILE_BYTES)],
      'large.png',
    );
    await chooseFile(form, 'Physician’s recommendation', largeFile);
    await expect(await form.findByText('Your File is Too Large')).toBeVisible();
  },
};

export const UploadRefusedAsTooLarge: Story = {
  args: { faults: [{ endpoint: 'uploadForRegistration', effect: { kind: 'status', status: 413 } }] },
  play: async () => {
    const form = await findForm(physicianStepTitle);
    await chooseFile(form, 'Driver’s license', createPhoto());
    await expectToast('alert', 'Your File is Too Large');
    await expect(await form.findByText('Your File is Too Large')).toBeVisible();
  },
};

/** The server does not know the sign-up any more: the only action is to start again. */
export const SignUpUnknown: Story = {
  args: { faults: [{ endpoint: 'savePhysicianInformation', effect: { kind: 'status', status: 404 } }] },
  play: async () => {
    const form = await findForm(physicianStepTitle);
    await clickNext(form);
    await expect(await form.findByRole('button', { name: 'Start again' })).toBeVisible();
  },
};

/** Goes on from the physician's step, and returns the next form. */
async function goToMedicalStep() {
  await clickNext(await findForm(physicianStepTitle));
  return findForm(medicalStepTitle);
}

/** Chooses a diagnosis. A name typed to its end would be taken without the menu. */
async function pickDiagnosis(form: Awaited<ReturnType<typeof goToMedicalStep>>, name: string) {
  await userEvent.type(form.getByRole('combobox', { name: 'Primary diagnosis' }), name.slice(0, -2));
  await userEvent.click(await screen.findByRole('option', { name }));
}

export const MedicalRules: Story = {
  play: async () => {
    const form = await goToMedicalStep();
    await expectSummary(
      medicalStepTitle,
      [
        'Primary diagnosis: This field is required',
        'What should treatment do for you? This field is Required',
        'I agree to the terms and conditions: This field is required',
      ],
      'Submit',
    );
    await pickDiagnosis(form, 'Breast cancer');
    await userEvent.click(form.getByRole('checkbox', { name: 'Other' }));
    await expect(form.getByRole('textbox', { name: 'Which other objective?' })).toBeVisible();
    await pick(form, 'Previous experience with cannabis', 'Cannabis Naive (Never tried it)');
    await expect(form.queryByRole('combobox', { name: 'Tolerance' })).toBeNull();
    await pick(form, 'Previous experience with cannabis', 'Currently use daily');
    await expect(form.getByRole('combobox', { name: 'Tolerance' })).toBeVisible();
    await expectSummary(
      medicalStepTitle,
      ['Cancer stage: This field is required', 'I agree to the terms and conditions: This field is required'],
      'Submit',
    );
  },
};

/** A diagnosis without a match is added by a dialog; an unmatched medication disables Submit. */
export const NewDiagnosis: Story = {
  play: async () => {
    const form = await goToMedicalStep();
    await userEvent.type(form.getByRole('combobox', { name: 'Primary diagnosis' }), 'Writer’s cramp');
    await expect(await form.findByText(/Please Choose any from Suggested Diagnosis or/)).toBeVisible();
    await userEvent.click(await form.findByRole('button', { name: 'Add New Diagnose' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Diagnose' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
    await expectToast('status', 'Diagnose Add Successfully');
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Primary diagnosis' })).toBeValid());
    await userEvent.type(form.getByRole('combobox', { name: /^Name/ }), 'Moon dust');
    await expect(await form.findByText(/Please choose any from Suggested Medication or/)).toBeVisible();
    await expect(form.getByRole('button', { name: 'Submit' })).toBeDisabled();
  },
};

/** The account is created, its link is in the outbox and the browser's draft is removed. */
export const Submitted: Story = {
  play: async () => {
    const form = await goToMedicalStep();
    await pickDiagnosis(form, 'Chronic migraine');
    await userEvent.click(form.getByRole('checkbox', { name: 'Pain Relief' }));
    await userEvent.click(form.getByRole('checkbox', { name: /I agree/ }));
    await clickNext(form, 'Submit');
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'Thank you for signing up' }),
    ).toBeVisible();
    await expect(getStoryStore().tables.outbox[0]).toMatchObject({ kind: 'email', to: 'nora@clinic.test' });
    await expect(localStorage.getItem('registrationUserId')).toBeNull();
    await expect(sessionStorage.getItem('signUp')).toBeNull();
  },
};

/** The answer is lost, but the email has an account, so the sign-up is not sent again. */
export const AnswerLost: Story = {
  args: { faults: [{ endpoint: 'saveMedicalInformation', effect: { kind: 'lost-answer' } }] },
  play: Submitted.play,
};

export const SignUpRefused: Story = {
  args: {
    faults: [
      {
        endpoint: 'saveMedicalInformation',
        effect: { kind: 'status', status: 400, message: 'This email already has an account' },
      },
    ],
  },
  play: async () => {
    const form = await goToMedicalStep();
    await pickDiagnosis(form, 'Chronic migraine');
    await userEvent.click(form.getByRole('checkbox', { name: 'Pain Relief' }));
    await userEvent.click(form.getByRole('checkbox', { name: /I agree/ }));
    await clickNext(form, 'Submit');
    await expectToast('alert', 'This email already has an account');
    await expect(await form.findByText(/Everything you entered is still here/)).toBeVisible();
    await expect(form.getByRole('checkbox', { name: 'Pain Relief' })).toBeChecked();
  },
};

export const OnPhone: Story = {
  ...MedicalRules,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};
