import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { findForm, pasteInto, pick } from '#stories/intake/support.ts';
import type { EarlierDraft } from '#stories/support/earlier-draft.ts';

export { pasteInto } from '#stories/intake/support.ts';

/** Email that has no account yet. */
export const newEmail = 'nora@clinic.test';
/** Documented message, with its misspelling. */
export const emailTakenText = 'Please use another email as this email is already registed';

type Form = Awaited<ReturnType<typeof findForm>>;

export const findNewPatientForm = () => findForm('New patient');
export const getAddButton = (form: Form) => form.getByRole('button', { name: 'Add patient' });

/** Types a part of a diagnosis and chooses it from the suggestions. */
export async function chooseDiagnosis(form: Form, typed: string, name: string) {
  await pasteInto(form, 'Primary diagnosis', typed);
  await userEvent.click(await screen.findByRole('option', { name }));
}

/** Fills in the required fields and returns the form. */
export async function fillIn(email = newEmail) {
  const form = await findNewPatientForm();
  await pasteInto(form, 'First name', 'Nora');
  await pasteInto(form, 'Last name', 'Whitfield');
  await pasteInto(form, 'Email', email);
  await chooseDiagnosis(form, 'Chronic migr', 'Chronic migraine');
  await userEvent.click(form.getByRole('checkbox', { name: 'Pain Relief' }));
  return form;
}

/** Clicks the button once it is enabled. */
export async function submitPatient(form: Form) {
  await waitFor(() => expect(getAddButton(form)).toBeEnabled());
  await userEvent.click(getAddButton(form));
}

/** Adds a medication, whose name the physician then types. */
export const addMedication = (form: Form) =>
  userEvent.click(form.getByRole('button', { name: 'Add a medication' }));

/** Fills in every field and returns the form. */
export async function fillInAll() {
  const form = await fillIn();
  await pasteInto(form, 'Date of birth', '04281986');
  await pick(form, 'Gender', 'Female');
  await pick(form, 'Previous experience with cannabis', 'Tried more than 5 years ago');
  await chooseDiagnosis(form, 'Melano', 'Melanoma');
  await pasteInto(form, 'ICD-9 or ICD-10 code', 'C43.9');
  await pick(form, 'Cancer stage', 'Stage 2');
  await addMedication(form);
  await pasteInto(form, 'Name', 'Omepra');
  await userEvent.click(await screen.findByRole('option', { name: 'Omeprazole' }));
  await pasteInto(form, 'Dose', '20 mg');
  await pasteInto(form, 'Frequency', 'once a day');
  await userEvent.click(form.getByRole('checkbox', { name: 'Other' }));
  await pasteInto(form, 'Which other objective?', 'Sleep');
  return form;
}

/** Expects the typed answers to be unchanged. */
export async function expectAnswersUnchanged(form: Form, email = newEmail) {
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(form.getByRole('combobox', { name: 'Primary diagnosis' })).toHaveValue('Chronic migraine');
  await expect(form.getByRole('checkbox', { name: 'Pain Relief' })).toBeChecked();
}

export const findNotice = async (form: Form) => within(await form.findByRole('alert'));

/** Returns a draft left by an earlier visit of the physician. */
export const createLeftDraft = (answers: EarlierDraft['answers']): EarlierDraft => ({
  userId: 'physician',
  patientId: '',
  module: 'NewPatient',
  answers,
  base: {},
});
