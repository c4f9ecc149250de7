import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '#stories/intake/support.ts';
import { Screen } from '#stories/support/screen.tsx';
import { storeOfStory } from '#stories/support/story-store.ts';
import { add, addButton, addMedication, chooseDiagnosis, fillInAll, newPatientForm, put } from './support.ts';

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
export const Blank: Story = {
  tags: ['screen'],
  play: async () => {
    const form = await newPatientForm();
    await expect(screen.getByRole('heading', { level: 1, name: 'Add New Patient' })).toBeVisible();
    await expect(addButton(form)).toBeDisabled();
    await expect(addButton(form)).toHaveAccessibleDescription(
      'Add patient becomes available when you fill something in.',
    );
    await expect(form.queryByRole('combobox', { name: 'Cancer stage' })).toBeNull();
    await expect(form.queryByRole('textbox', { name: 'Which other objective?' })).toBeNull();
    await put(form, 'First name', 'N');
    await waitFor(() => expect(addButton(form)).toBeEnabled());
    await userEvent.clear(form.getByRole('textbox', { name: 'First name' }));
    await waitFor(() => expect(addButton(form)).toBeDisabled());
  },
};

export const OnPhone: Story = {
  ...Blank,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};

const problems = [
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
    const form = await newPatientForm();
    await put(form, 'Email', 'nora@');
    await put(form, 'Date of birth', '01-01-2999');
    await put(form, 'Primary diagnosis', 'Wilderness fever');
    await add(form);
    const summary = await form.findByRole('region', { name: 'Please check these answers' });
    await waitFor(() => expect(summary).toHaveFocus());
    const links = within(summary).getAllByRole<HTMLAnchorElement>('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual(problems);
    await put(form, 'Email', `${'n'.repeat(250)}@clinic.test`);
    await add(form);
    await expect(await within(summary).findByText(/Please enter a short email/)).toBeVisible();
    await expect(storeOfStory().tables.accounts.some(({ email }) => email.includes('nnn'))).toBe(false);
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
export const OwnPatient: Story = {
  play: async () => {
    const form = await newPatientForm();
    const email = await put(form, 'Email', 'Complete.Patient@clinic.test');
    const said = 'Ruth Okafor has this email, and is one of your patients.';
    await expect(await form.findByText(said)).toBeVisible();
    await expect(email).toBeValid();
    await expect(email).toHaveAccessibleDescription(expect.stringContaining(said));
    await userEvent.type(email, '2');
    await waitFor(() => expect(form.queryByText(said)).toBeNull());
    // Another physician's patient must not be disclosed.
    await put(form, 'Email', 'twofa@clinic.test');
    await userEvent.tab();
    await expect(form.queryByText(/is one of your patients/)).toBeNull();
  },
};

/** The first medication is added, too; its name is required once the medication is begun. */
export const Medications: Story = {
  play: async () => {
    const form = await newPatientForm();
    await expect(form.queryByRole('group', { name: 'Medication 1' })).toBeNull();
    await addMedication(form);
    const name = form.getByRole('combobox', { name: 'Name' });
    await expect(name).toHaveFocus();
    await expect(name).not.toBeRequired();
    await put(form, 'Dose', '20 mg');
    await expect(name).toBeRequired();
    await expect(form.getByRole('button', { name: 'Add another medication' })).toBeVisible();
  },
};

/** On a wide screen, the patient is at the left and the treatment at the right. */
export const Wide: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'wide' } },
  play: async () => {
    const form = await newPatientForm();
    const left = form.getByRole('group', { name: 'The patient' }).getBoundingClientRect();
    for (const name of ['Diagnosis', 'Objectives']) {
      const group = form.getByRole('group', { name }).getBoundingClientRect();
      await expect(group.left, name).toBeGreaterThan(left.right);
    }
  },
};

/** A medication that is neither chosen nor added disables the button; a link adds it. */
export const UnknownMedication: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const form = await newPatientForm();
    await addMedication(form);
    const field = await put(form, 'Name', 'Moonshine');
    await userEvent.tab();
    await waitFor(() =>
      expect(document.getElementById(`${field.id}-error`)).toHaveTextContent(
        'Please choose any from Suggested Medication or Add New Medication',
      ),
    );
    await expect(addButton(form)).toBeDisabled();
    await expect(addButton(form)).toHaveAccessibleDescription(/^Choose each medication from the suggestions/);
    await userEvent.click(form.getByRole('button', { name: 'Add New Medication' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New Medication' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
    await expectToast('status', 'Medication Add Successfully');
    await waitFor(() => expect(addButton(form)).toBeEnabled());
    // The patient has no id yet, so the physician's id is sent instead (decision 3).
    await expect(storeOfStory().tables.medications.at(-1)?.name).toBe('Moonshine');
  },
};

/** A diagnosis added as a cancer asks for its stage. */
export const NewDiagnosis: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const form = await newPatientForm();
    await put(form, 'Primary diagnosis', 'Wilderness fever');
    await userEvent.click(await form.findByRole('button', { name: 'Add New Diagnose' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Diagnose' }));
    await userEvent.click(dialog.getByRole('switch', { name: 'This diagnosis is a cancer' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
    await expectToast('status', 'Diagnose Add Successfully');
    await expect(await form.findByRole('combobox', { name: 'Cancer stage' })).toBeVisible();
  },
};

/** The cancer stage is asked for a cancer only. */
export const Cancer: Story = {
  play: async () => {
    const form = await newPatientForm();
    await chooseDiagnosis(form, 'Melano', 'Melanoma');
    await expect(await form.findByRole('combobox', { name: 'Cancer stage' })).toBeVisible();
    await chooseDiagnosis(form, 'Chronic migr', 'Chronic migraine');
    await waitFor(() => expect(form.queryByRole('combobox', { name: 'Cancer stage' })).toBeNull());
  },
};

/** All fields are sent; the patient listing opens and the invitation is sent. */
export const Whole: Story = {
  play: async () => {
    await add(await fillInAll());
    await expectToast(
      'status',
      'The patient is added. The invitation is on its way to nora@clinic.test Add another',
    );
    await waitFor(() => expect(screen.queryByRole('form', { name: 'New patient' })).toBeNull());
    await expect(await screen.findByRole('heading', { level: 1, name: /^Patient listing$/i })).toBeVisible();
    const { accounts, intakeRecords, careLinks, outbox } = storeOfStory().tables;
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
    await expect(addButton(await newPatientForm())).toBeDisabled();
  },
};
