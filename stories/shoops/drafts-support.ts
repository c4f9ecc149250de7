import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storeOfStory } from '#stories/support/story-store.ts';
import { evening, only, openDialog, RUTH } from './support.ts';

/** Three drafts, of which the dialog shows two. */
export const threeDrafts = only(false, evening('CBD', 5), evening('CBN', 10), evening('THC delta 9', 2.5));

type Dialog = ReturnType<typeof within>;
export const edits = (dialog: Dialog) => dialog.getAllByRole('button', { name: 'Edit Draft Shoop' });
export const sends = (dialog: Dialog) => dialog.getAllByRole('button', { name: 'Send' });
/** What the store holds of Ruth Okafor's. */
export const stored = () => storeOfStory().tables.shoops.filter(({ userId }) => userId === RUTH);
export const sentNow = () => stored().filter(({ isReady }) => isReady).length;
export const opened = async () => {
  const dialog = await openDialog('Draft Shoop');
  await dialog.findByText(/^Showing \d of/);
  return dialog;
};

/** The answer may be there before the dialog has faded in. */
export const showsTwo = (dialog: Dialog) =>
  waitFor(() => expect(dialog.getByText('Showing 2 of 2')).toBeVisible());

export const previewed = async () => within(await screen.findByRole('dialog', { name: 'Send this Shoop?' }));

/** Presses Send at the first. @returns the button that means it, beneath what will be sent */
export async function pressSend(dialog: Dialog): Promise<HTMLElement> {
  await userEvent.click(sends(dialog)[0] as HTMLElement);
  return (await previewed()).findByRole('button', { name: 'Send to Ruth Okafor' });
}

/** Presses Send at the first, looks at what will be sent, and says so. What fades away is not what is asked next time. */
export async function send(dialog: Dialog): Promise<void> {
  await userEvent.click(await pressSend(dialog));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Send this Shoop?' })).toBeNull());
}
