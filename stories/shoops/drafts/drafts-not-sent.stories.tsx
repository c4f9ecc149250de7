import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { getStoryStore } from '#stories/support/story-store.ts';
import { Stage } from '../stage.tsx';
import {
  countSent,
  expectTwoDrafts,
  findSendButtons,
  listStoredShoops,
  openDrafts,
  openSendPreview,
  prepareThreeDrafts,
  sendFirstDraft,
} from './drafts-support.ts';
import { DraftsTab } from './drafts-tab.tsx';

/** Drafts that are not sent, or may be, after a failure or a change elsewhere (physician §4). */
const meta: Meta<typeof Stage> = {
  title: 'Screens/Physician/A patient/Shoop/Draft Shoop/Not sent',
  component: Stage,
  args: { children: <DraftsTab />, prepare: prepareThreeDrafts },
};
export default meta;
type Story = StoryObj<typeof Stage>;

/** Returns a fault for the next sending. */
const failSending = (effect: NonNullable<Parameters<typeof Stage>[0]['faults']>[number]['effect']) => [
  { endpoint: 'sendShoop', effect, once: true } as const,
];

/** The reason is shown at the draft, which stays; a second try sends it. */
export const SendFails: Story = {
  args: { faults: failSending({ kind: 'status', status: 500, message: 'The post is on strike' }) },
  play: async () => {
    const dialog = await openDrafts();
    await sendFirstDraft(dialog);
    const notice = await dialog.findByRole('alert');
    await expect(notice).toHaveTextContent('CBD (cannabidiol) is not sent.');
    await expect(notice).toHaveTextContent('The post is on strike');
    await waitFor(() => expect(findSendButtons(dialog)[0]).toHaveFocus());
    await sendFirstDraft(dialog);
    await dialog.findByText('CBD (cannabidiol) is sent.');
    await expect(countSent()).toBe(1);
  },
};

export const SendOffline: Story = {
  args: { faults: failSending({ kind: 'offline' }) },
  play: async () => {
    const dialog = await openDrafts();
    await sendFirstDraft(dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('We can’t reach the clinic right now.');
    await expect(findSendButtons(dialog)).toHaveLength(2);
    await expect(countSent()).toBe(0);
  },
};

/** The answer is lost but the draft was sent: the list shows it, so it is not sent again. */
export const AnswerLost: Story = {
  args: { faults: failSending({ kind: 'lost-answer' }) },
  play: async () => {
    const dialog = await openDrafts();
    await sendFirstDraft(dialog);
    await dialog.findByText('CBD (cannabidiol) is sent.');
    await expect(dialog.queryByRole('alert')).toBeNull();
    await expect(countSent()).toBe(1);
  },
};

/** The outcome is unknown, so the draft is not said to be unsent. */
export const DraftMaybeSent: Story = {
  args: { faults: failSending({ kind: 'lost-answer' }) },
  play: async () => {
    const dialog = await openDrafts();
    const confirmButton = await openSendPreview(dialog);
    // The list is read before and after the sending; only the second read fails.
    const store = getStoryStore();
    store.addFault({ endpoint: 'listPatientShoops', effect: { kind: 'offline' }, every: 2 });
    await userEvent.click(confirmButton);
    await dialog.findByText('CBD (cannabidiol) may have been sent.');
    await expect(dialog.queryByText('The draft is kept as it is.')).toBeNull();
    await expect(countSent()).toBe(1);
  },
};

/** Marks the first draft as sent in the store, as another tab's sending would. */
const markAsSent = () => {
  for (const shoop of listStoredShoops()) if (shoop.targetCannabinoid === 'CBD') shoop.isReady = true;
};

/** Sent in another tab before the click: a notice says so, and the list is refetched. */
export const SentInOtherTab: Story = {
  play: async () => {
    const dialog = await openDrafts();
    markAsSent();
    await userEvent.click(findSendButtons(dialog)[0] as HTMLElement);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('It was sent or removed meanwhile.');
    await expectTwoDrafts(dialog);
    await expect(dialog.queryByRole('heading', { name: /^CBD/ })).toBeNull();
    await expect(screen.queryByRole('dialog', { name: 'Send this Shoop?' })).toBeNull();
  },
};

/** Sent in another tab during the preview: a notice says so, and the list is refetched. */
export const SentDuringPreview: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const dialog = await openDrafts();
    const confirmButton = await openSendPreview(dialog);
    markAsSent();
    await userEvent.click(confirmButton);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('It was sent or removed meanwhile.');
    await expectTwoDrafts(dialog);
    await expect(countSent()).toBe(1);
  },
};

/** Removed in another tab during the preview: a notice says so, and the list is refetched. */
export const RemovedDuringPreview: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const dialog = await openDrafts();
    const confirmButton = await openSendPreview(dialog);
    const { tables } = getStoryStore();
    tables.shoops = tables.shoops.filter(({ targetCannabinoid }) => targetCannabinoid !== 'CBD');
    await userEvent.click(confirmButton);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('CBD (cannabidiol) is not sent.');
    await expectTwoDrafts(dialog);
  },
};
