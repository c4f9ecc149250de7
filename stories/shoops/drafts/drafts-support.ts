import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { getStoryStore } from '#stories/support/story-store.ts';
import { createEveningShoop, openDialog, replaceShoops, ruthId } from '../support.ts';

/** Puts three drafts in place of Ruth Okafor's Shoops. The dialog shows two of them at first. */
export const prepareThreeDrafts = replaceShoops(
  false,
  createEveningShoop('CBD', 5),
  createEveningShoop('CBN', 10),
  createEveningShoop('THC delta 9', 2.5),
);

type Dialog = ReturnType<typeof within>;
export const findEditButtons = (dialog: Dialog) =>
  dialog.getAllByRole('button', { name: 'Edit Draft Shoop' });
export const findSendButtons = (dialog: Dialog) => dialog.getAllByRole('button', { name: 'Send' });
/** Returns Ruth Okafor's Shoops in the store. */
export const listStoredShoops = () => getStoryStore().tables.shoops.filter(({ userId }) => userId === ruthId);
export const countSent = () => listStoredShoops().filter(({ isReady }) => isReady).length;
/** Opens the dialog and returns it once the drafts are loaded. */
export const openDrafts = async () => {
  const dialog = await openDialog('Draft Shoop');
  await dialog.findByText(/^Showing \d of/);
  return dialog;
};

/** Waits for visibility because the answer may arrive while the dialog fades in. */
export const expectTwoDrafts = (dialog: Dialog) =>
  waitFor(() => expect(dialog.getByText('Showing 2 of 2')).toBeVisible());

/** Returns the preview that Send opens. */
export const findPreview = async () =>
  within(await screen.findByRole('dialog', { name: 'Send this Shoop?' }));

/** Clicks Send at the first draft. @returns the button that confirms, below the preview */
export async function openSendPreview(dialog: Dialog): Promise<HTMLElement> {
  await userEvent.click(findSendButtons(dialog)[0] as HTMLElement);
  return (await findPreview()).findByRole('button', { name: 'Send to Ruth Okafor' });
}

/** Sends the first draft and waits for the preview to close, so that no later query finds it. */
export async function sendFirstDraft(dialog: Dialog): Promise<void> {
  await userEvent.click(await openSendPreview(dialog));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Send this Shoop?' })).toBeNull());
}
