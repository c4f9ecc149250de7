import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storeOfStory } from '#stories/support/story-store.ts';
import { evening, only, openDialog, RUTH } from './support.ts';

/** Prepares three drafts, of which the dialog shows two at first. */
export const threeDrafts = only(false, evening('CBD', 5), evening('CBN', 10), evening('THC delta 9', 2.5));

type Dialog = ReturnType<typeof within>;
export const edits = (dialog: Dialog) => dialog.getAllByRole('button', { name: 'Edit Draft Shoop' });
export const sends = (dialog: Dialog) => dialog.getAllByRole('button', { name: 'Send' });
/** Returns Ruth Okafor's Shoops in the store. */
export const stored = () => storeOfStory().tables.shoops.filter(({ userId }) => userId === RUTH);
export const sentNow = () => stored().filter(({ isReady }) => isReady).length;
export const opened = async () => {
  const dialog = await openDialog('Draft Shoop');
  await dialog.findByText(/^Showing \d of/);
  return dialog;
};

/** Waits for visibility because the answer may arrive while the dialog fades in. */
export const showsTwo = (dialog: Dialog) =>
  waitFor(() => expect(dialog.getByText('Showing 2 of 2')).toBeVisible());

export const previewed = async () => within(await screen.findByRole('dialog', { name: 'Send this Shoop?' }));

/** Clicks Send at the first draft. @returns the button that confirms, below the preview */
export async function pressSend(dialog: Dialog): Promise<HTMLElement> {
  await userEvent.click(sends(dialog)[0] as HTMLElement);
  return (await previewed()).findByRole('button', { name: 'Send to Ruth Okafor' });
}

/** Sends the first draft and waits for the preview to close, so that no later query finds it. */
export async function send(dialog: Dialog): Promise<void> {
  await userEvent.click(await pressSend(dialog));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Send this Shoop?' })).toBeNull());
}
