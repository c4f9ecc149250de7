import { configure, expect, screen, userEvent, waitFor, within } from 'storybook/test';

// The whole app starts in each story: two slow cores need more than the usual second for that.
configure({ asyncUtilTimeout: 20_000 });

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

/** Presses the button that saves. */
export async function update(form: Form) {
  await userEvent.click(form.getByRole('button', { name: 'Update' }));
}

/**
 * Presses Update and expects exactly these problems, as [label, message]: in the summary, which takes focus, and
 * beside each field, to which the summary's link leads.
 */
export async function expectProblems(title: string, problems: readonly (readonly [string, string])[]) {
  const form = await formOf(title);
  await update(form);
  const summary = form.getByRole('region', { name: 'Please check these answers' });
  await waitFor(() => expect(summary).toHaveFocus());
  const links = within(summary).getAllByRole('link');
  await expect(links.map((link) => link.textContent)).toEqual(problems.map((problem) => problem.join(': ')));
  for (const [place, [label, message]] of problems.entries()) {
    const field = form.getByRole(/Primary diagnosis|Cancer stage/.test(label) ? 'combobox' : 'textbox', {
      name: label,
    });
    await userEvent.click(links[place] as HTMLElement);
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
    await expect(document.getElementById(`${field.id}-error`)?.textContent).toBe(message);
  }
}

/** Waits for a toast with exactly these words. */
export async function expectToast(role: 'status' | 'alert', message: string) {
  await waitFor(() => expect(screen.getAllByRole(role).map((toast) => toast.textContent)).toContain(message));
}
