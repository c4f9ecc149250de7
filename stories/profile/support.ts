import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { formOf } from '#stories/intake/support.ts';

export { expectToast, fill, formOf, pick, update } from '#stories/intake/support.ts';
export { drawnPicture } from '#stories/support/drawn-picture.ts';

/** Waits until a step's heading has focus: the wizard has moved there. */
export async function expectMovedTo(title: string) {
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: title })).toHaveFocus());
}

/** Goes to a step by the list of steps. */
export async function openStep(title: string) {
  const steps = within(await screen.findByRole('navigation', { name: 'Profile steps' }));
  await userEvent.click(steps.getByRole('link', { name: new RegExp(title) }));
}

/** Chooses a file as the system's own picker would hand it over, whatever it is. */
export async function choosePicture(file: File) {
  await formOf('Profile Image');
  const input = document.querySelector<HTMLInputElement>('form[aria-label="Profile Image"] input[type=file]');
  await userEvent.upload(input as HTMLInputElement, file, { applyAccept: false });
}

/** Fills in both fields of the new password. */
export async function enterPassword(password: string, repeated = password) {
  const form = await formOf('Update Password');
  for (const [label, text] of [
    [/^New password/, password],
    [/^Confirm new password/, repeated],
  ] as const) {
    await userEvent.clear(form.getByLabelText(label));
    await userEvent.type(form.getByLabelText(label), text);
  }
  return form;
}
