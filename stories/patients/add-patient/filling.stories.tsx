import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '#stories/intake/support.ts';
import { Screen } from '#stories/support/screen.tsx';
import { getStoryStore } from '#stories/support/story-store.ts';
import {
  addMedication,
  chooseDiagnosis,
  fillInAll,
  findNewPatientForm,
  getAddButton,
  pasteInto,
  submitPatient,
} from './support.ts';

/** Form with which a physician adds a patient (physician §2, §4, §5). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Physician/Add New Patient',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/physician/add-patient',
    signedInAs: 'physician@clinic.test',
  },
};
export default meta;
type Story = StoryObj<typeof Screen>;

/** The button is disabled, with the reason, until an edit; undoing the edit disables it again. */
export const EmptyForm: Story = {
  tags: ['screen'],
  play: async () => {
    const form = await findNewPatientForm();
    await expect(screen.getByRole('heading', { level: 1, name: 'Add New Patient' })).toBeVisible();
    await expect(getAddButton(form)).toBeDisabled();
    await expect(getAddButton(form)).toHaveAccessibleDescription(
      'Add patient becomes available when you fill something in.',
    );
    await expect(form.queryByRole('combobox', { name: 'Cancer stage' })).toBeNull();
    await expect(form.queryByRole('textbox', { name: 'Which other objective?' })).toBeNull();
    await pasteInto(form, 'First name', 'N');
    await waitFor(() => expect(getAddButton(form)).toBeEnabled());
    await userEvent.clear(form.getByRole('textbox', { name: 'First name' }));
    await waitFor(() => expect(getAddButton(form)).toBeDisabled());
  },
};

export const OnPhone: Story = {
  ...EmptyForm,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};

const expectedProblems = [
  'First name: This field is required',
  'Last name: This field is required',
  'Email: Please enter valid email address.',
  'Date of birth: Please enter a date that is not in the future',
  'Primary diagnosis: Please Choose any from Suggested Diagnosis or Add New Diagnose',
  'What should treatment do for the patient? This field is Required',
];

/** Each message is shown at its field and in the summary, which takes focus (physician §5). */
export const WithErrors: Story = {
  play: async () => {
    const form = await findNewPatientForm();
    await pasteInto(form, 'Email', 'nora@');
    await pasteInto(form, 'Date of birth', '01-01-2999');
    await pasteInto(form, 'Primary diagnosis', 'Wilderness fever');
    await submitPatient(form);
    const summary = await form.findByRole('region', { name: 'Please check these answers' });
    await waitFor(() => expect(summary).toHaveFocus());
    const links = within(summary).getAllByRole<HTMLAnchorElement>('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual(expectedProblems);
    await pasteInto(form, 'Email', `${'n'.repeat(250)}@clinic.test`);
    await submitPatient(form);
    await expect(await within(summary).findByText(/Please enter a short email/)).toBeVisible();
    await expect(getStoryStore().tables.accounts.some(({ email }) => email.includes('nnn'))).toBe(false);
  },
};

export const WithErrorsOnSmallPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    await WithErrors.play?.(context);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The email of one of the physician's own patients gives a hint, which is no error. */
export const EmailOfOwnPatient: Story = {
  play: async () => {
    const form = await findNewPatientForm();
    const email = await pasteInto(form, 'Email', 'Complete.Patient@clinic.test');
    const hint = 'Ruth Okafor has this email, and is one of your patients.';
    await expect(await form.findByText(hint)).toBeVisible();
    await expect(email).toBeValid();
    await expect(email).toHaveAccessibleDescription(expect.stringContaining(hint));
    await userEvent.type(email, '2');
    await waitFor(() => expect(form.queryByText(hint)).toBeNull());
    // Another physician's patient must not be disclosed.
    await pasteInto(form, 'Email', 'twofa@clinic.test');
    await userEvent.tab();
    await expect(form.queryByText(/is one of your patients/)).toBeNull();
  },
};

/** The first medication is added, too; its name is required once the medication is begun. */
export const MedicationAdded: Story = {
  play: async () => {
    const form = await findNewPatientForm();
    await expect(form.queryByRole('group', { name: 'Medication 1' })).toBeNull();
    await addMedication(form);
    const name = form.getByRole('combobox', { name: 'Name' });
    await expect(name).toHaveFocus();
    await expect(name).not.toBeRequired();
    await pasteInto(form, 'Dose', '20 mg');
    await expect(name).toBeRequired();
    await expect(form.getByRole('button', { name: 'Add another medication' })).toBeVisible();
  },
};

/** On a wide screen, the patient is at the left and the treatment at the right. */
export const TwoColumnsOnWideScreen: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'wide' } },
  play: async () => {
    const form = await findNewPatientForm();
    const patientBox = form.getByRole('group', { name: 'The patient' }).getBoundingClientRect();
    for (const name of ['Diagnosis', 'Objectives']) {
      const groupBox = form.getByRole('group', { name }).getBoundingClientRect();
      await expect(groupBox.left, name).toBeGreaterThan(patientBox.right);
    }
  },
};

/** A medication that is neither chosen nor added disables the button; a link adds it. */
export const UnknownMedication: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const form = await findNewPatientForm();
    await addMedication(form);
    const field = await pasteInto(form, 'Name', 'Moonshine');
    await userEvent.tab();
    await waitFor(() =>
      expect(document.getElementById(`${field.id}-error`)).toHaveTextContent(
        'Please choose any from Suggested Medication or Add New Medication',
      ),
    );
    await expect(getAddButton(form)).toBeDisabled();
    await expect(getAddButton(form)).toHaveAccessibleDescription(
      /^Choose each medication from the suggestions/,
    );
    await userEvent.click(form.getByRole('button', { name: 'Add New Medication' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New Medication' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
    await expectToast('status', 'Medication Add Successfully');
    await waitFor(() => expect(getAddButton(form)).toBeEnabled());
    // The patient has no id yet, so the physician's id is sent instead (decision 3).
    await expect(getStoryStore().tables.medications.at(-1)?.name).toBe('Moonshine');
  },
};

/** A diagnosis added as a cancer asks for its stage. */
export const NewDiagnosis: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const form = await findNewPatientForm();
    await pasteInto(form, 'Primary diagnosis', 'Wilderness fever');
    await userEvent.click(await form.findByRole('button', { name: 'Add New Diagnose' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Diagnose' }));
    await userEvent.click(dialog.getByRole('switch', { name: 'This diagnosis is a cancer' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
    await expectToast('status', 'Diagnose Add Successfully');
    await expect(await form.findByRole('combobox', { name: 'Cancer stage' })).toBeVisible();
  },
};

/** The cancer stage is asked for a cancer only. */
export const CancerAsksForStage: Story = {
  play: async () => {
    const form = await findNewPatientForm();
    await chooseDiagnosis(form, 'Melano', 'Melanoma');
    await expect(await form.findByRole('combobox', { name: 'Cancer stage' })).toBeVisible();
    await chooseDiagnosis(form, 'Chronic migr', 'Chronic migraine');
    await waitFor(() => expect(form.queryByRole('combobox', { name: 'Cancer stage' })).toBeNull());
  },
};

/** All fields are sent; the patient listing opens and the invitation is sent. */
export const PatientAdded: Story = {
  play: async () => {
    await submitPatient(await fillInAll());
    await expectToast(
      'status',
      'The patient is added. The invitation is on its way to nora@clinic.test Add another',
    );
    await waitFor(() => expect(screen.queryByRole('form', { name: 'New patient' })).toBeNull());
    await expect(await screen.findByRole('heading', { level: 1, name: /^Patient listing$/i })).toBeVisible();
    const { accounts, intakeRecords, careLinks, outbox } = getStoryStore().tables;
    const { id, dob } = accounts?.at(-1) ?? {};
    await expect(dob).toBe('04-28-1986');
    await expect(careLinks?.at(-1)).toEqual({ physicianId: 'physician', patientId: id, status: 'pending' });
    await expect(outbox?.[0]?.link).toMatch(/^\/completeSignUp\//);
    const saved = intakeRecords?.filter(({ userId }) => userId === id).map(({ record }) => record);
    await expect(Object.assign({}, ...(saved ?? []))).toMatchObject({
      cancerStage: 'stage2',
      icdCode: 'C43.9',
      objectiveOther: 'Sleep',
      medications: [{ name: 'Omeprazole', dose: '20 mg', frequency: 'once a day' }],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Add another' }));
    await expect(getAddButton(await findNewPatientForm())).toBeDisabled();
  },
};
