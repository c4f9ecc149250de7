import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { formOf, pick, put } from '#stories/intake/support.ts';
import type { LeftDraft } from '#stories/support/left-draft.ts';

export { put } from '#stories/intake/support.ts';

export const EMAIL = 'nora@clinic.test';
export const TAKEN = 'Please use another email as this email is already registed';

type Form = Awaited<ReturnType<typeof formOf>>;

export const newPatientForm = () => formOf('New patient');
export const addButton = (form: Form) => form.getByRole('button', { name: 'Add patient' });

/** Chooses a diagnosis from the suggestions. */
export async function chooseDiagnosis(form: Form, typed: string, name: string) {
  await put(form, 'Primary diagnosis', typed);
  await userEvent.click(await screen.findByRole('option', { name }));
}

/** Fills in the required fields. */
export async function fillIn(email = EMAIL) {
  const form = await newPatientForm();
  await put(form, 'First name', 'Nora');
  await put(form, 'Last name', 'Whitfield');
  await put(form, 'Email', email);
  await chooseDiagnosis(form, 'Chronic migr', 'Chronic migraine');
  await userEvent.click(form.getByRole('checkbox', { name: 'Pain Relief' }));
  return form;
}

export async function add(form: Form) {
  await waitFor(() => expect(addButton(form)).toBeEnabled());
  await userEvent.click(addButton(form));
}

/** Fills in every field. */
export async function fillInAll() {
  const form = await fillIn();
  await put(form, 'Date of birth', '04281986');
  await pick(form, 'Gender', 'Female');
  await pick(form, 'Previous experience with cannabis', 'Tried more than 5 years ago');
  await chooseDiagnosis(form, 'Melano', 'Melanoma');
  await put(form, 'ICD-9 or ICD-10 code', 'C43.9');
  await pick(form, 'Cancer stage', 'Stage 2');
  await put(form, 'Name', 'Omepra');
  await userEvent.click(await screen.findByRole('option', { name: 'Omeprazole' }));
  await put(form, 'Dose', '20 mg');
  await put(form, 'Frequency', 'once a day');
  await userEvent.click(form.getByRole('checkbox', { name: 'Other' }));
  await put(form, 'Which other objective?', 'Sleep');
  return form;
}

/** Expects the typed answers to be unchanged. */
export async function expectKept(form: Form, email = EMAIL) {
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(form.getByRole('combobox', { name: 'Primary diagnosis' })).toHaveValue('Chronic migraine');
  await expect(form.getByRole('checkbox', { name: 'Pain Relief' })).toBeChecked();
}

export const notice = async (form: Form) => within(await form.findByRole('alert'));

/** Returns a draft left by an earlier visit of the physician. */
export const left = (answers: LeftDraft['answers']): LeftDraft => ({
  userId: 'physician',
  patientId: '',
  module: 'NewPatient',
  answers,
  base: {},
});
