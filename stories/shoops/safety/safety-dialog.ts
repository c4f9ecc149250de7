import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { getStoryStore } from '#stories/support/story-store.ts';

export const clickSaveAndSend = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Save & Send' }));
export const findPreview = async () =>
  within(await screen.findByRole('dialog', { name: 'Send this Shoop?' }));
export const findSendButton = (name: string) => screen.findByRole('button', { name: `Send to ${name}` });
export const expectNoDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Returns the Shoops sent to a patient. */
export const listSentShoops = (patientId: string) =>
  getStoryStore().tables.shoops.filter(({ userId, isReady }) => userId === patientId && isReady);

/** Waits until the element is visible; finds it again because a refetch may replace it. */
export const expectVisible = (find: () => Promise<HTMLElement>) =>
  waitFor(async () => expect(await find()).toBeVisible());
