import { screen, userEvent, within } from 'storybook/test';

type Form = ReturnType<typeof within>;

/** Answers “Did you take medicine today?”. */
export async function choose(form: Form, answer: 'YES' | 'NO') {
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

/** Returns the queries of a dose, by its number. */
export const dose = (form: Form, place: number) => within(form.getByRole('group', { name: `Dose ${place}` }));

async function pick(row: Form, label: string, option: string) {
  await userEvent.click(row.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

export async function addDose(
  form: Form,
  place: number,
  [amount, frequency, method, product]: readonly [string, string, string, string],
) {
  const row = dose(form, place);
  await userEvent.type(row.getByRole('textbox', { name: /^Amount/ }), amount);
  await pick(row, 'Frequency', frequency);
  await pick(row, 'Ingestion method', method);
  await pick(row, 'Product', product);
}

export async function save(form: Form) {
  await userEvent.click(form.getByRole('button', { name: 'Save check-up' }));
}

/** Unfolds the newest entries of the journey. */
export async function openEntries(count: number) {
  const entries = await screen.findAllByRole('article');
  for (const entry of entries.slice(0, count)) await userEvent.click(within(entry).getByRole('button'));
}
