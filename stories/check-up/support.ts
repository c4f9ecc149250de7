import { screen, userEvent, within } from 'storybook/test';

type Form = ReturnType<typeof within>;

/** Answers “Did you take medicine today?”. */
export async function answerMedicine(form: Form, answer: 'YES' | 'NO') {
  await userEvent.click(form.getByRole('radio', { name: answer }));
}

/** Selects a feeling. */
export async function rate(form: Form, question: string, feeling: string) {
  const group = within(await form.findByRole('radiogroup', { name: question }));
  await userEvent.click(group.getByRole('radio', { name: feeling }));
}

/** Opens the fields of the doses. */
export async function openDoses(form: Form) {
  await userEvent.click(await form.findByRole('button', { name: /^(Enter|Change) doses$/ }));
}

/** Returns the queries of a dose, by its number, counted from 1. */
export const getDose = (form: Form, number: number) =>
  within(form.getByRole('group', { name: `Dose ${number}` }));

/** Chooses an option of a menu. */
async function pick(doseFields: Form, label: string, option: string) {
  await userEvent.click(doseFields.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** Fills in the fields of a dose. */
export async function addDose(
  form: Form,
  number: number,
  [amount, frequency, method, product]: readonly [string, string, string, string],
) {
  const doseFields = getDose(form, number);
  await userEvent.type(doseFields.getByRole('textbox', { name: /^Amount/ }), amount);
  await pick(doseFields, 'Frequency', frequency);
  await pick(doseFields, 'Ingestion method', method);
  await pick(doseFields, 'Product', product);
}

/** Clicks “Save check-up”. */
export async function save(form: Form) {
  await userEvent.click(form.getByRole('button', { name: 'Save check-up' }));
}

/** Expands the newest entries of the journey. */
export async function openEntries(count: number) {
  const entries = await screen.findAllByRole('article');
  for (const entry of entries.slice(0, count)) await userEvent.click(within(entry).getByRole('button'));
}
