import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Screen } from '#stories/support/screen.tsx';
import { getStoryStore } from '#stories/support/story-store.ts';
import {
  addDraftShoop,
  confirmSending,
  fillMedicine,
  findShoopForm,
  formScreenArgs,
  getAmounts,
  getCannabinoid,
  getMedicine,
  getSendButton,
  listShoops,
  loadDraftIntoForm,
  openNote,
  waitUntilEmpty,
} from './form-support.ts';

/** Save & Send shows a preview of what the patient will read, and sends once (physician §4). */
const meta: Meta<typeof Screen> = {
  title: 'Flows/Physician/Sending a Shoop',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: formScreenArgs,
};
export default meta;
type Story = StoryObj<typeof Screen>;

/** A toast shows the server's message, the form is empty and no draft remains. */
export const ShoopSent: Story = {
  play: async () => {
    const form = await findShoopForm();
    await fillMedicine(getMedicine(form, 1));
    await userEvent.click(getSendButton(form));
    await confirmSending();
    await waitUntilEmpty(form);
    await expect((await screen.findAllByText(/^Your Shoop is sent to /)).length).toBeGreaterThan(0);
    await expect(listShoops(true)).toMatchObject([{ targetCannabinoid: 'CBD', dailyDose: 5 }]);
    await expect(listShoops(false)).toHaveLength(0);
  },
};

/** Back sends nothing and keeps the answers. */
export const PreviewLeftByBack: Story = {
  play: async () => {
    const form = await findShoopForm();
    await fillMedicine(getMedicine(form, 1));
    await userEvent.click(getSendButton(form));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(getAmounts(getMedicine(form, 1))[0]).toHaveValue('5');
    await expect([...listShoops(true), ...listShoops(false)]).toHaveLength(0);
    await waitFor(() => expect(getSendButton(form)).toBeEnabled());
  },
};

/** Broken rules prevent the preview, as they prevent a save (physician §5). */
export const RulesBrokenBeforePreview: Story = {
  play: async () => {
    const form = await findShoopForm();
    await userEvent.type(getCannabinoid(getMedicine(form, 1)), 'CBD{Enter}');
    await userEvent.click(getSendButton(form));
    await expect(await form.findByRole('region', { name: 'Please check these answers' })).toHaveFocus();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** A draft and a new medicine go in one call and are one recommendation (decision 82). */
export const DraftAndNew: Story = {
  tags: ['behavior', '!state'],
  args: { prepare: addDraftShoop },
  play: async () => {
    const form = await findShoopForm();
    await loadDraftIntoForm(form);
    await userEvent.type(await openNote(getMedicine(form, 1)), 'At bedtime');
    await userEvent.click(form.getByRole('button', { name: 'Add another medicine' }));
    await fillMedicine(getMedicine(form, 2));
    await userEvent.click(getSendButton(form));
    await confirmSending();
    await waitUntilEmpty(form);
    await expect(listShoops(false)).toHaveLength(0);
    await expect(listShoops(true)).toMatchObject([
      { targetCannabinoid: 'CBN', note: 'At bedtime' },
      { targetCannabinoid: 'CBD' },
    ]);
    await expect(new Set(listShoops(true).map(({ createdAt }) => createdAt)).size).toBe(1);
  },
};

/** The answer is lost but the draft is among the sent Shoops, so there is no error. */
export const DraftAnswerLost: Story = {
  args: { prepare: addDraftShoop },
  play: async () => {
    const form = await findShoopForm();
    await loadDraftIntoForm(form);
    getStoryStore().addFault({ endpoint: 'updateShoop', effect: { kind: 'lost-answer' }, once: true });
    await userEvent.click(getSendButton(form));
    await confirmSending();
    await waitUntilEmpty(form);
    await expect(listShoops(true)).toHaveLength(1);
    await expect(form.queryByRole('alert')).toBeNull();
  },
};

/** A toast and a notice show the server's message; nothing is sent and the answers stay. */
export const ServerFails: Story = {
  play: async () => {
    const form = await findShoopForm();
    await fillMedicine(getMedicine(form, 1));
    const effect = { kind: 'status', status: 500, message: 'The pharmacy is offline.' } as const;
    getStoryStore().addFault({ endpoint: 'createShoops', effect, once: true });
    await userEvent.click(getSendButton(form));
    await confirmSending();
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'Your Shoop is not sent.The pharmacy is offline. Everything you entered is still here.',
    );
    await expect(getAmounts(getMedicine(form, 1))[0]).toHaveValue('5');
    await expect(listShoops(true)).toHaveLength(0);
  },
};

/** An edit made while the outcome is unknown is not taken for the Shoop that was sent. */
export const EditedWhileOutcomeUnknown: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const form = await findShoopForm();
    await fillMedicine(getMedicine(form, 1));
    const store = getStoryStore();
    store.addFault({ endpoint: 'createShoops', effect: { kind: 'lost-answer' }, once: true });
    await userEvent.click(getSendButton(form));
    store.addFault({ endpoint: 'listPatientShoops', effect: { kind: 'offline' } });
    await confirmSending();
    await expect(await form.findByText('Your Shoop may have been sent.')).toBeVisible();
    await userEvent.type(await openNote(getMedicine(form, 1)), 'With food');
    store.clearFaults();
    await userEvent.click(getSendButton(form));
    await expect(
      await form.findByText('Your Shoop was sent as it stood when you pressed Send.'),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await openNote(getMedicine(form, 1))).toHaveValue('With food');
    await expect(listShoops(true)).toMatchObject([{ note: '' }]);
  },
};

/** The outcome is unknown, so it is not called "not sent"; a second try finds the sent draft. */
export const DraftMaybeSent: Story = {
  args: { prepare: addDraftShoop },
  play: async () => {
    const form = await findShoopForm();
    await loadDraftIntoForm(form);
    const store = getStoryStore();
    store.addFault({ endpoint: 'updateShoop', effect: { kind: 'lost-answer' }, once: true });
    await userEvent.click(getSendButton(form));
    await screen.findByRole('dialog');
    // The list is read before and after the sending; only the second read fails.
    store.addFault({ endpoint: 'listPatientShoops', effect: { kind: 'offline' }, every: 2 });
    await confirmSending();
    await expect(await form.findByText('Your Shoop may have been sent.')).toBeVisible();
    await expect(form.queryByText(/is not sent/)).toBeNull();
    store.clearFaults();
    await userEvent.click(getSendButton(form));
    await waitUntilEmpty(form);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(listShoops(true)).toHaveLength(1);
  },
};

/** The draft is saved elsewhere during the preview: nothing is sent until one version is chosen. */
export const DraftChangedDuringPreview: Story = {
  tags: ['behavior', '!state'],
  args: { prepare: addDraftShoop },
  play: async () => {
    const form = await findShoopForm();
    await loadDraftIntoForm(form);
    await userEvent.type(await openNote(getMedicine(form, 1)), 'At bedtime');
    await userEvent.click(getSendButton(form));
    await screen.findByRole('dialog');
    for (const draft of listShoops(false)) Object.assign(draft, { dailyDose: 50 });
    await confirmSending();
    await expect(await form.findByText('This draft was saved elsewhere since you opened it.')).toBeVisible();
    await expect(listShoops(true)).toHaveLength(0);
    await expect(listShoops(false)).toMatchObject([{ dailyDose: 50, note: '' }]);
  },
};

/** Send waits five seconds for earlier Shoops, then asks to skip comparing (decision 87). */
export const EarlierShoopsStillLoad: Story = {
  tags: ['behavior', '!state'],
  args: { faults: [{ endpoint: 'listPatientShoops', effect: { kind: 'delay', ms: 30_000 } }] },
  play: async () => {
    const form = await findShoopForm();
    await expect(await form.findByText(/^Still loading: what was sent before\./)).toBeVisible();
    await fillMedicine(getMedicine(form, 1));
    await userEvent.click(getSendButton(form));
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 10_000 }));
    const confirmButton = await dialog.findByRole('button', { name: /^Send to / });
    await expect(confirmButton).toBeDisabled();
    await expect(confirmButton).toHaveAccessibleDescription(/sent without comparing/);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Send without comparing' }));
    await expect(confirmButton).toBeEnabled();
    getStoryStore().clearFaults();
    await userEvent.click(confirmButton);
    await waitUntilEmpty(form);
    await expect(listShoops(true)).toHaveLength(1);
  },
};

/** Warnings depend on the allergies, so the preview waits for them as well, and then asks. */
export const AllergiesStillLoad: Story = {
  tags: ['behavior', '!state'],
  args: { faults: [{ endpoint: 'readMedications', effect: { kind: 'delay', ms: 30_000 } }] },
  play: async () => {
    const form = await findShoopForm();
    await fillMedicine(getMedicine(form, 1));
    await userEvent.click(getSendButton(form));
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 10_000 }));
    await dialog.findByText('Still loading: the allergies.');
    const confirmButton = dialog.getByRole('button', { name: /^Send to / });
    await expect(confirmButton).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Send without comparing' }));
    await expect(confirmButton).toBeEnabled();
  },
};

/** Allergies that come within the wait are compared at once: nothing is asked. */
export const AllergiesComeLate: Story = {
  tags: ['behavior', '!state'],
  args: {
    faults: [{ endpoint: 'readMedications', effect: { kind: 'delay', ms: 2500 } }],
    prepare: (fresh) => {
      const record = { medications: [], allergy: true, allergies: [{ name: 'Hemp' }] };
      fresh.tables.intakeRecords.push({ userId: 'new-patient', module: 'Medications', record });
    },
  },
  play: async () => {
    const form = await findShoopForm();
    await fillMedicine(getMedicine(form, 1));
    await userEvent.click(getSendButton(form));
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 10_000 }));
    await dialog.findByRole('button', { name: /^Send to / });
    // At once, and not only after the physician has read on.
    dialog.getByText(/Recorded allergy: “Hemp”/);
    await expect(dialog.queryByText(/^Still loading/)).toBeNull();
  },
};
