import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { storeOfStory } from '#stories/support/story-store.ts';
import { opened, pressSend, send, sends, sentNow, showsTwo, stored, threeDrafts } from './drafts-support.ts';
import { DraftsTab } from './drafts-tab.tsx';
import { Stage } from './stage.tsx';

/** A draft that is not sent, or may have been: by a failure, or because of what happened elsewhere (physician §4). */
const meta: Meta<typeof Stage> = {
  title: 'Screens/Physician/A patient/Shoop/Draft Shoop/Not sent',
  component: Stage,
  args: { children: <DraftsTab />, prepare: threeDrafts },
};
export default meta;
type Story = StoryObj<typeof Stage>;

const failing = (effect: NonNullable<Parameters<typeof Stage>[0]['faults']>[number]['effect']) => [
  { endpoint: 'sendShoop', effect, once: true } as const,
];

/** Why it was not sent is said at the draft, which is still there; the next press sends it. */
export const SendFails: Story = {
  args: { faults: failing({ kind: 'status', status: 500, message: 'The post is on strike' }) },
  play: async () => {
    const dialog = await opened();
    await send(dialog);
    const notice = await dialog.findByRole('alert');
    await expect(notice).toHaveTextContent('CBD (cannabidiol) is not sent.');
    await expect(notice).toHaveTextContent('The post is on strike');
    await waitFor(() => expect(sends(dialog)[0]).toHaveFocus());
    await send(dialog);
    await dialog.findByText('CBD (cannabidiol) is sent.');
    await expect(sentNow()).toBe(1);
  },
};

export const SendOffline: Story = {
  args: { faults: failing({ kind: 'offline' }) },
  play: async () => {
    const dialog = await opened();
    await send(dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('We can’t reach the clinic right now.');
    await expect(sends(dialog)).toHaveLength(2);
    await expect(sentNow()).toBe(0);
  },
};

/** The answer was lost and the draft was sent: it is looked for, and never sent again. */
export const AnswerLost: Story = {
  args: { faults: failing({ kind: 'lost-answer' }) },
  play: async () => {
    const dialog = await opened();
    await send(dialog);
    await dialog.findByText('CBD (cannabidiol) is sent.');
    await expect(dialog.queryByRole('alert')).toBeNull();
    await expect(sentNow()).toBe(1);
  },
};

/** Nobody can look: it is not said that it was not sent. */
export const MaybeSent: Story = {
  args: { faults: failing({ kind: 'lost-answer' }) },
  play: async () => {
    const dialog = await opened();
    const yes = await pressSend(dialog);
    // It is looked at once more before the call; the second look comes after it.
    const store = storeOfStory();
    store.addFault({ endpoint: 'listPatientShoops', effect: { kind: 'offline' }, every: 2 });
    await userEvent.click(yes);
    await dialog.findByText('CBD (cannabidiol) may have been sent.');
    await expect(dialog.queryByText('The draft is kept as it is.')).toBeNull();
    await expect(sentNow()).toBe(1);
  },
};

const becomesSent = () => {
  for (const shoop of stored()) if (shoop.targetCannabinoid === 'CBD') shoop.isReady = true;
};

/** Sent in another tab before the press: nothing is asked, it says so, and the list is a new one. */
export const SentElsewhere: Story = {
  play: async () => {
    const dialog = await opened();
    becomesSent();
    await userEvent.click(sends(dialog)[0] as HTMLElement);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('It was sent or removed meanwhile.');
    await showsTwo(dialog);
    await expect(dialog.queryByRole('heading', { name: /^CBD/ })).toBeNull();
    await expect(screen.queryByRole('dialog', { name: 'Send this Shoop?' })).toBeNull();
  },
};

/** Sent in another tab while it was looked at: it says so, and the list is a new one. */
export const SentElsewhereMeanwhile: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const dialog = await opened();
    const yes = await pressSend(dialog);
    becomesSent();
    await userEvent.click(yes);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('It was sent or removed meanwhile.');
    await showsTwo(dialog);
    await expect(sentNow()).toBe(1);
  },
};

/** Taken away while it was looked at: the same. */
export const GoneMeanwhile: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const dialog = await opened();
    const yes = await pressSend(dialog);
    const { tables } = storeOfStory();
    tables.shoops = tables.shoops.filter(({ targetCannabinoid }) => targetCannabinoid !== 'CBD');
    await userEvent.click(yes);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('CBD (cannabidiol) is not sent.');
    await showsTwo(dialog);
  },
};
