import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { findForm, pasteInto } from '#stories/intake/support.ts';
import { getStoryStore } from '#stories/support/story-store.ts';

export { expectToast, fill, findForm, pick } from '#stories/intake/support.ts';

/** Titles of the steps, also the accessible names of their forms. */
export const personalStepTitle = 'Personal Information';
export const physicianStepTitle = "Physician's Information";
export const medicalStepTitle = 'Medical Cannabis Questions - New Patient';

type Form = Awaited<ReturnType<typeof findForm>>;

/** Clicks the button that leads to the next step. */
export async function clickNext(form: Form, name: 'Next' | 'Submit' = 'Next') {
  await userEvent.click(form.getByRole('button', { name }));
}

/** Returns the error text of a field. */
export const readProblem = (field: HTMLElement) => document.getElementById(`${field.id}-error`)?.textContent;

/** Goes on and expects exactly these problems in the summary, which takes focus. */
export async function expectSummary(title: string, problems: readonly string[], name?: 'Next' | 'Submit') {
  const form = await findForm(title);
  await clickNext(form, name);
  const summary = form.getByRole('region', { name: 'Please check these answers' });
  await waitFor(() => expect(summary).toHaveFocus());
  const links = within(summary).getAllByRole('link');
  await expect(links.map(({ textContent }) => textContent)).toEqual(problems);
}

/** Fills in the required fields of step 1 and returns the form. */
export async function fillInPersonal(email = 'nora@clinic.test', phone = '5035550199') {
  const form = await findForm(personalStepTitle);
  const texts = [
    ['First name', 'Nora'],
    ['Last name', 'Whitfield'],
    ['Email', email],
    ['Confirm email', email],
    ['Cell phone', phone],
    ['Date of birth', '04281986'],
    ['Zip or postal code', '97205'],
  ] as const;
  for (const [label, text] of texts) await pasteInto(form, label, text);
  return form;
}

/** Enters the texted code, from the outbox's first message, the newest. */
export async function enterCode() {
  const dialog = within(await screen.findByRole('dialog', { name: "Verify it's you" }));
  // Shown once the code is sent.
  await dialog.findByRole('button', { name: 'Resend SMS' });
  await userEvent.type(
    dialog.getByLabelText('Verification code'),
    getStoryStore().tables.outbox[0]?.code ?? '',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Verify' }));
}

/** Returns a file with a JPEG's first bytes. */
export const createPhoto = (name = 'license.jpg') =>
  new File([Uint8Array.of(0xff, 0xd8, 0xff)], name, { type: 'image/jpeg' });

/** Chooses a file without the `accept` filter, as a system file picker may. */
export const chooseFile = (form: Form, label: string, file: File) =>
  userEvent.upload(form.getByLabelText(label), file, { applyAccept: false });
