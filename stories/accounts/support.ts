import { screen, userEvent, within } from 'storybook/test';

export { demoPassword } from '#mocks/seed/demo/demo-accounts.ts';

/** Returns the sign-in form once it is rendered. */
export async function findLoginForm() {
  return within(await screen.findByRole('form', { name: 'Log in' }));
}

/** Replaces the values of both fields of the sign-in form. */
export async function fillIn(email: string, password: string) {
  const form = await findLoginForm();
  for (const [label, text] of [
    [/^Email/, email],
    [/^Password/, password],
  ] as const) {
    await userEvent.clear(form.getByLabelText(label));
    await userEvent.type(form.getByLabelText(label), text);
  }
}

/** Clicks “Log in”. */
export async function logIn() {
  await userEvent.click((await findLoginForm()).getByRole('button', { name: 'Log in' }));
}
