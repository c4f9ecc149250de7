import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storeOfStory } from '#stories/support/story-store.ts';

export const start = async () => userEvent.click(await screen.findByRole('button', { name: 'Save & Send' }));
export const preview = async () => within(await screen.findByRole('dialog', { name: 'Send this Shoop?' }));
export const sendButton = (name: string) => screen.findByRole('button', { name: `Send to ${name}` });
export const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** What the story's clinic has sent to somebody. */
export const shoopsOf = (patientId: string) =>
  storeOfStory().tables.shoops.filter(({ userId, isReady }) => userId === patientId && isReady);

/** In sight, once the dialog has come; what is asked for again goes and comes back meanwhile. */
export const shown = (find: () => Promise<HTMLElement>) =>
  waitFor(async () => expect(await find()).toBeVisible());
