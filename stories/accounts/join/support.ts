import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { findForm, pasteInto, pick } from '#stories/intake/support.ts';
import { chooseFileIn } from '#stories/support/choose-file.ts';
import { createPictureFile } from '#stories/support/create-picture-file.ts';
import { getStoryStore } from '#stories/support/story-store.ts';

export { enterCode, expectToast, fill, findForm, readProblem } from '../sign-up/support.ts';

/** Accessible name of the form. */
export const registrationFormName = 'Physician Registration';
/** Title of the notice after a failed save. */
export const notSavedText = 'Your application is not saved.';

type Form = Awaited<ReturnType<typeof findForm>>;

export const submit = (form: Form) => userEvent.click(form.getByRole('button', { name: 'SUBMIT' }));
export const findCodeDialog = async () =>
  within(await screen.findByRole('dialog', { name: "Verify it's you" }));
export const expectNoDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const findApplicant = () => getStoryStore().tables.accounts.find(({ isApplicant }) => isApplicant);

/** Waits for the thank-you with its documented text (physician §2). */
export async function expectThanks() {
  await expect(await screen.findByRole('heading', { name: 'Thank you for joining' })).toBeVisible();
  await expect(
    screen.getByText(
      'You are one step closer to helping more patients use cannabis safely. We will notify you once your application is processed.',
    ),
  ).toBeVisible();
}

/** Fills in the required fields and returns the form. */
export async function fillIn(email = 'noor@haddad.test', phone = '3035550172') {
  const form = await findForm(registrationFormName);
  const texts = [
    ['First name', 'Noor'],
    ['Last name', 'Haddad'],
    ['Email', email],
    ['Cell phone', phone],
  ] as const;
  for (const [label, text] of texts) await pasteInto(form, label, text);
  await pick(form, 'Specialization', 'Palliative Care');
  return form;
}

/** Chooses the given file, or a generated picture. */
export const choosePicture = async (file?: File) =>
  chooseFileIn(registrationFormName, file ?? (await createPictureFile(600, 800)));

/** Chooses a picture and waits until it can be cropped. */
export async function beginCropping() {
  await choosePicture();
  const dialog = within(await screen.findByRole('dialog', { name: 'Crop your picture' }));
  const acceptButton = dialog.getByRole('button', { name: 'Use this picture' });
  await waitFor(() => expect(acceptButton).toBeEnabled());
  return { dialog, use: acceptButton };
}
