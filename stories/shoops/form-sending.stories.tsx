import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { storeOfStory } from '#stories/support/story-store.ts';
import {
  AT_FORM,
  amounts,
  cannabinoid,
  confirmSending,
  editDraft,
  emptied,
  fill,
  medicine,
  note,
  send,
  shoopForm,
  stored,
  withDraft,
} from './form-support.ts';

/** Save & Send: what the patient will read stands before it, and it goes once (physician §4). */
const meta: Meta<typeof Screen> = {
  title: 'Flows/Physician/Sending a Shoop',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: AT_FORM,
};
export default meta;
type Story = StoryObj<typeof Screen>;

/** The server's word, the form empty again, and nothing among the drafts. */
export const Sent: Story = {
  play: async () => {
    const form = await shoopForm();
    await fill(medicine(form, 1));
    await userEvent.click(send(form));
    await confirmSending();
    await emptied(form);
    await expect((await screen.findAllByText(/^Your Shoop is sent to /)).length).toBeGreaterThan(0);
    await expect(stored(true)).toMatchObject([{ targetCannabinoid: 'CBD', dailyDose: 5 }]);
    await expect(stored(false)).toHaveLength(0);
  },
};

/** Whoever goes back has sent nothing, and everything is still there. */
export const SentBack: Story = {
  play: async () => {
    const form = await shoopForm();
    await fill(medicine(form, 1));
    await userEvent.click(send(form));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(amounts(medicine(form, 1))[0]).toHaveValue('5');
    await expect([...stored(true), ...stored(false)]).toHaveLength(0);
    await waitFor(() => expect(send(form)).toBeEnabled());
  },
};

/** The rules stop it before anything is shown, as they stop a Save (physician §5). */
export const RefusedBeforeThePreview: Story = {
  play: async () => {
    const form = await shoopForm();
    await userEvent.type(cannabinoid(medicine(form, 1)), 'CBD{Enter}');
    await userEvent.click(send(form));
    await expect(await form.findByRole('region', { name: 'Please check these answers' })).toHaveFocus();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** A draft goes changed by its own call, what was added beside it by another; both are the patient's (decision 68). */
export const DraftAndNew: Story = {
  tags: ['behavior', '!state'],
  args: { prepare: withDraft },
  play: async () => {
    const form = await shoopForm();
    await editDraft(form);
    await userEvent.type(note(medicine(form, 1)), 'At bedtime');
    await userEvent.click(form.getByRole('button', { name: 'Add another medicine' }));
    await fill(medicine(form, 2));
    await userEvent.click(send(form));
    await confirmSending();
    await emptied(form);
    await expect(stored(false)).toHaveLength(0);
    await expect(stored(true)).toMatchObject([
      { targetCannabinoid: 'CBN', note: 'At bedtime' },
      { targetCannabinoid: 'CBD' },
    ]);
  },
};

/** The answer of the draft's own call was lost: it is found among what was sent, and not refused as sent already. */
export const DraftAnswerLost: Story = {
  args: { prepare: withDraft },
  play: async () => {
    const form = await shoopForm();
    await editDraft(form);
    storeOfStory().addFault({ endpoint: 'updateShoop', effect: { kind: 'lost-answer' }, once: true });
    await userEvent.click(send(form));
    await confirmSending();
    await emptied(form);
    await expect(stored(true)).toHaveLength(1);
    await expect(form.queryByRole('alert')).toBeNull();
  },
};

/** The server's words, as a toast and beside the buttons; it is not sent, and nothing is lost. */
export const ServerFails: Story = {
  play: async () => {
    const form = await shoopForm();
    await fill(medicine(form, 1));
    const effect = { kind: 'status', status: 500, message: 'The pharmacy is offline.' } as const;
    storeOfStory().addFault({ endpoint: 'createShoops', effect, once: true });
    await userEvent.click(send(form));
    await confirmSending();
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'Your Shoop is not sent.The pharmacy is offline. Everything you entered is still here.',
    );
    await expect(amounts(medicine(form, 1))[0]).toHaveValue('5');
    await expect(stored(true)).toHaveLength(0);
  },
};

/** What was changed while nobody could tell whether it was sent is never taken for what was sent. */
export const ChangedWhileUnsure: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const form = await shoopForm();
    await fill(medicine(form, 1));
    const store = storeOfStory();
    store.addFault({ endpoint: 'createShoops', effect: { kind: 'lost-answer' }, once: true });
    await userEvent.click(send(form));
    store.addFault({ endpoint: 'listPatientShoops', effect: { kind: 'offline' } });
    await confirmSending();
    await expect(await form.findByText('Your Shoop may have been saved.')).toBeVisible();
    await userEvent.type(note(medicine(form, 1)), 'With food');
    store.clearFaults();
    await userEvent.click(send(form));
    await confirmSending();
    await expect(await form.findByText('Your Shoop was saved as you sent it before.')).toBeVisible();
    await expect(note(medicine(form, 1))).toHaveValue('With food');
    await expect(stored(true)).toMatchObject([{ note: '' }]);
  },
};
