import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { findForm } from '#stories/intake/support.ts';
import { chooseFileIn } from '#stories/support/choose-file.ts';

export { expectToast, fill, findForm, pick, update } from '#stories/intake/support.ts';
export { createPictureFile } from '#stories/support/create-picture-file.ts';

/** Waits until the wizard has moved to a step: its heading has the focus. */
export async function expectMovedTo(title: string) {
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: title })).toHaveFocus());
}

/** Opens a step from the list of steps. */
export async function openStep(title: string) {
  const steps = within(await screen.findByRole('navigation', { name: 'Profile steps' }));
  await userEvent.click(steps.getByRole('link', { name: new RegExp(title) }));
}

export const choosePicture = (file: File) => chooseFileIn('Profile Image', file);

/** Fills in both fields of the new password and returns the form. */
export async function enterPassword(password: string, repetition = password) {
  const form = await findForm('Update Password');
  for (const [label, text] of [
    [/^New password/, password],
    [/^Confirm new password/, repetition],
  ] as const) {
    await userEvent.clear(form.getByLabelText(label));
    await userEvent.type(form.getByLabelText(label), text);
  }
  return form;
}
