import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** Returns a section's form once it has loaded. */
export async function findForm(title: string) {
  return within(await screen.findByRole('form', { name: title }));
}

/** Returns a section's card. */
export async function findCard(title: string) {
  return within(await screen.findByRole('region', { name: title }));
}

type Form = Awaited<ReturnType<typeof findForm>>;

/** Replaces the text of a field by typing. */
export async function fill(form: Form, label: string, text: string) {
  const field = form.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Replaces the text of a field by pasting and returns the field. */
export async function pasteInto(form: Form, label: string, text: string) {
  const field = form.queryByRole('textbox', { name: label }) ?? form.getByRole('combobox', { name: label });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
  return field;
}

/** Clicks Update, which is below the questions, or in the section's header on a phone. */
export async function update(form: Form) {
  const updateBelow = form.queryByRole('button', { name: 'Update' });
  await userEvent.click(updateBelow ?? screen.getByRole('button', { name: /^Update [A-Z]/ }));
}

const queryNextPart = (form: Form) => form.queryByRole('button', { name: /^Next: / });

/** Clicks through the parts of a long section on a phone, up to the last. */
export async function goThroughAllParts(title: string) {
  const form = await findForm(title);
  for (let next = queryNextPart(form); next; next = queryNextPart(form)) await userEvent.click(next);
  await expect(form.getByRole('button', { name: 'Update' })).toBeVisible();
}

/** Answers a question whose options are radio buttons. */
export async function answer(form: Form, question: string, choice: string) {
  const group = within(form.getByRole('radiogroup', { name: question }));
  await userEvent.click(group.getByRole('radio', { name: choice }));
}

/** Chooses an option of a menu. */
export async function pick(form: Form, label: string, option: string) {
  await userEvent.click(form.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

type ExpectedProblems = readonly (readonly [label: string, message: string])[];

/**
 * Clicks Update and expects exactly these problems, in the summary, which takes focus, and at each
 * field, to which the summary's link leads.
 */
export async function expectSummary(title: string, problems: ExpectedProblems) {
  const form = await findForm(title);
  await update(form);
  const summary = form.getByRole('region', { name: 'Please check these answers' });
  await waitFor(() => expect(summary).toHaveFocus());
  const links = within(summary).getAllByRole<HTMLAnchorElement>('link');
  const expectedTexts = problems.map(
    ([label, message]) => `${label}${label.endsWith('?') ? '' : ':'} ${message}`,
  );
  await expect(links.map((link) => link.textContent)).toEqual(expectedTexts);
  for (const [index, [, message]] of problems.entries()) {
    const link = links[index] as HTMLAnchorElement;
    await userEvent.click(link);
    await expect(document.activeElement?.matches('input, select, textarea')).toBe(true);
    await expect(document.getElementById(`${link.hash.slice(1)}-error`)?.textContent).toBe(message);
  }
}

/** Expects these problems as `expectSummary` does, and each field to be invalid. */
export async function expectProblems(title: string, problems: ExpectedProblems) {
  await expectSummary(title, problems);
  const form = await findForm(title);
  for (const [label] of problems) {
    const role = /Primary diagnosis|Cancer stage/.test(label) ? 'combobox' : 'textbox';
    await expect(form.getByRole(role, { name: label })).toBeInvalid();
  }
}

/** Waits for a toast with exactly this text. */
export async function expectToast(role: 'status' | 'alert', message: string) {
  await waitFor(() => {
    const toasts = [...document.querySelectorAll<HTMLElement>('[data-toast]')];
    // An error also shown as an alert has no live region in its toast (decision 40).
    const toastsOfRole = toasts.filter(({ dataset }) => (dataset.kind === 'error') === (role === 'alert'));
    expect(toastsOfRole.map((toast) => toast.textContent)).toContain(message);
  });
}

/** Simulates the message of another tab that has saved a section. */
export function announceSaveInOtherTab({ patientId, module }: { patientId: string; module: string }): void {
  const channel = new BroadcastChannel('intake-saves');
  channel.postMessage({ patientId, module, at: Date.now() });
  channel.close();
}
