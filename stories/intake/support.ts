import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** A section's form, once its questions have loaded. */
export async function formOf(title: string) {
  return within(await screen.findByRole('form', { name: title }));
}

/** A section's card in the wizard's column. */
export async function cardOf(title: string) {
  return within(await screen.findByRole('region', { name: title }));
}

type Form = Awaited<ReturnType<typeof formOf>>;

/** Writes over what a field says. */
export async function fill(form: Form, label: string, text: string) {
  const field = form.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** The same at once, as from the clipboard. */
export async function put(form: Form, label: string, text: string) {
  const field = form.queryByRole('textbox', { name: label }) ?? form.getByRole('combobox', { name: label });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
  return field;
}

/** Presses the button that saves: below the questions, or in the section's head while a part of it is in sight. */
export async function update(form: Form) {
  const below = form.queryByRole('button', { name: 'Update' });
  await userEvent.click(below ?? screen.getByRole('button', { name: /^Update [A-Z]/ }));
}

const nextPart = (form: Form) => form.queryByRole('button', { name: /^Next: / });

/** On a phone: goes through the parts of a long section, to the last one. */
export async function seeAllParts(title: string) {
  const form = await formOf(title);
  for (let next = nextPart(form); next; next = nextPart(form)) await userEvent.click(next);
  await expect(form.getByRole('button', { name: 'Update' })).toBeVisible();
}

/** Answers a question whose choices stand open. */
export async function answer(form: Form, question: string, choice: string) {
  const group = within(form.getByRole('radiogroup', { name: question }));
  await userEvent.click(group.getByRole('radio', { name: choice }));
}

/** Picks from a menu. */
export async function pick(form: Form, label: string, option: string) {
  await userEvent.click(form.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

type ExpectedProblems = readonly (readonly [label: string, message: string])[];

/**
 * Presses Update and expects exactly these problems: in the summary, which takes focus, and beside each answer, to
 * which the summary's link leads.
 */
export async function expectSummary(title: string, problems: ExpectedProblems) {
  const form = await formOf(title);
  await update(form);
  const summary = form.getByRole('region', { name: 'Please check these answers' });
  await waitFor(() => expect(summary).toHaveFocus());
  const links = within(summary).getAllByRole<HTMLAnchorElement>('link');
  const told = problems.map(([label, message]) => `${label}${label.endsWith('?') ? '' : ':'} ${message}`);
  await expect(links.map((link) => link.textContent)).toEqual(told);
  for (const [place, [, message]] of problems.entries()) {
    const link = links[place] as HTMLAnchorElement;
    await userEvent.click(link);
    await expect(document.activeElement?.matches('input, select, textarea')).toBe(true);
    await expect(document.getElementById(`${link.hash.slice(1)}-error`)?.textContent).toBe(message);
  }
}

/** The same for answers that are one field each, found by their labels. */
export async function expectProblems(title: string, problems: ExpectedProblems) {
  await expectSummary(title, problems);
  const form = await formOf(title);
  for (const [label] of problems) {
    const role = /Primary diagnosis|Cancer stage/.test(label) ? 'combobox' : 'textbox';
    await expect(form.getByRole(role, { name: label })).toBeInvalid();
  }
}

/** Waits for a toast with exactly these words. */
export async function expectToast(role: 'status' | 'alert', message: string) {
  await waitFor(() => {
    const toasts = [...document.querySelectorAll<HTMLElement>('[data-toast]')];
    // An error that the page says as an alert is no live region a second time (decision 40).
    const own = toasts.filter(({ dataset }) => (dataset.kind === 'error') === (role === 'alert'));
    expect(own.map((toast) => toast.textContent)).toContain(message);
  });
}

/** Another tab tells that it has saved a section. */
export function saveElsewhere({ patientId, module }: { patientId: string; module: string }): void {
  const channel = new BroadcastChannel('intake-saves');
  channel.postMessage({ patientId, module, at: Date.now() });
  channel.close();
}
