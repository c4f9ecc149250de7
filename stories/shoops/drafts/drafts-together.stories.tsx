import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import { shoopListSchema } from '#api/endpoints/shoop-schema.ts';
import { recommendedTo } from '#domain/shoops/recommendations.ts';
import { getStoryStore } from '#stories/support/story-store.ts';
import { Stage } from '../stage.tsx';
import { ruthId } from '../support.ts';
import {
  countSent,
  findPreview,
  findSendButtons,
  listStoredShoops,
  openDrafts,
  openSendPreview,
  prepareThreeDrafts,
  sendFirstDraft,
} from './drafts-support.ts';
import { DraftsTab } from './drafts-tab.tsx';

/** The preview of a second draft offers to send it with the first one (decision 97). */
const meta: Meta<typeof Stage> = {
  title: 'Screens/Physician/A patient/Shoop/Draft Shoop/One after another',
  component: Stage,
  args: { children: <DraftsTab />, prepare: prepareThreeDrafts },
};
export default meta;
type Story = StoryObj<typeof Stage>;

/** Returns the cannabinoids of the newest recommendation and the number of recommendations. */
function readNewestRecommendation() {
  // The copy has only what a server's answer has, as the schema requires.
  const sent = JSON.parse(JSON.stringify(listStoredShoops().filter(({ isReady }) => isReady)));
  const { recommendations } = recommendedTo(ruthId, v.parse(shoopListSchema, sent));
  const newest = recommendations[0]?.shoops.map(({ targetCannabinoid }) => targetCannabinoid);
  return { newest: newest?.toSorted(), count: recommendations.length };
}

/** Sends the first draft and opens the preview of the next one two minutes later. */
async function openSecondPreview() {
  const dialog = await openDrafts();
  await sendFirstDraft(dialog);
  await dialog.findByText('CBD (cannabidiol) is sent.');
  // Moves only the server's clock, so that the second Shoop is a recommendation of its own.
  getStoryStore().advance(120_000);
  await openSendPreview(dialog);
  const preview = await findPreview();
  // By the browser's clock, which was not moved.
  await preview.findByText(/^CBD \(cannabidiol\) 5.mg went to Ruth Okafor a minute ago\.$/);
  return { dialog, preview };
}
type Preview = Awaited<ReturnType<typeof findPreview>>;
const findSendBothButton = (preview: Preview) => preview.findByRole('button', { name: 'Send both together' });
const findSendAloneButton = (preview: Preview) =>
  preview.findByRole('button', { name: 'Send this one alone' });
const confirmSending = async (preview: Preview) =>
  userEvent.click(await preview.findByRole('button', { name: 'Send to Ruth Okafor' }));
const listMedicines = (preview: Preview) =>
  preview.getAllByRole('heading', { level: 5 }).map(({ textContent }: HTMLElement) => textContent);

/** The preview says that the second draft, sent alone, replaces the first as current. */
export const SentAlone: Story = {
  play: async () => {
    const { dialog, preview } = await openSecondPreview();
    const warning = preview.getByText(/will read only this one as current/);
    await waitFor(() => expect(warning).toBeVisible());
    await confirmSending(preview);
    await dialog.findByText('CBN is sent.');
    await expect(readNewestRecommendation()).toEqual({ newest: ['CBN'], count: 2 });
  },
};

/** Both are in the preview, one call sends them, and they become one recommendation. */
export const SentTogether: Story = {
  play: async () => {
    const { dialog, preview } = await openSecondPreview();
    await userEvent.dblClick(await findSendBothButton(preview));
    // A late second click, after the answer, must not trigger the button's new opposite action.
    const button = await findSendAloneButton(preview);
    for (const type of ['mousedown', 'click'])
      button.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail: 2 }));
    await expect(await findSendAloneButton(preview)).toBeVisible();
    await expect(listMedicines(preview)).toEqual(expect.arrayContaining(['CBN', 'CBD (cannabidiol)']));
    await expect(countSent()).toBe(1);
    await userEvent.dblClick(await preview.findByRole('button', { name: 'Send to Ruth Okafor' }));
    await dialog.findByText('CBN is sent.');
    await expect(readNewestRecommendation()).toEqual({ newest: ['CBD', 'CBN'], count: 2 });
    await expect(listStoredShoops().filter(({ isReady }) => !isReady)).toHaveLength(1);
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

/** By keyboard, the choice can be undone. */
export const ChoiceUndone: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const { dialog, preview } = await openSecondPreview();
    (await findSendBothButton(preview)).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await findSendAloneButton(preview)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await findSendBothButton(preview);
    await expect(preview.queryByRole('heading', { name: 'CBD (cannabidiol)', level: 5 })).toBeNull();
    await confirmSending(preview);
    await dialog.findByText('CBN is sent.');
    await expect(readNewestRecommendation()).toEqual({ newest: ['CBN'], count: 2 });
  },
};

/** A failed load shows its reason at the button, and a second click adds the first draft. */
export const LoadFails: Story = {
  play: async () => {
    const { preview } = await openSecondPreview();
    const effect = { kind: 'status', status: 500, message: 'The archive is closed' } as const;
    getStoryStore().addFault({ endpoint: 'listPatientShoops', effect, once: true });
    await userEvent.click(await findSendBothButton(preview));
    await expect(await preview.findByRole('alert')).toHaveTextContent('The archive is closed');
    await userEvent.click(await findSendBothButton(preview));
    await findSendAloneButton(preview);
    await expect(preview.queryByRole('alert')).toBeNull();
  },
};

/** While the first draft loads, Send is disabled. Escape closes the preview for good. */
export const EscapedWhileLoading: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const { dialog, preview } = await openSecondPreview();
    const effect = { kind: 'delay', ms: 500 } as const;
    getStoryStore().addFault({ endpoint: 'listPatientShoops', effect, once: true });
    await userEvent.click(await findSendBothButton(preview));
    const button = preview.getByRole('button', { name: 'Send to Ruth Okafor' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('Please wait until both are here.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Send this Shoop?' })).toBeNull());
    await waitFor(() => expect(findSendButtons(dialog)[0]).toHaveFocus());
    await expect(countSent()).toBe(1);
  },
};

/** The answer is lost but both were sent: the list shows them, so they are not sent again. */
export const AnswerLost: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const { dialog, preview } = await openSecondPreview();
    await userEvent.click(await findSendBothButton(preview));
    await findSendAloneButton(preview);
    getStoryStore().addFault({ endpoint: 'updateShoop', effect: { kind: 'lost-answer' }, once: true });
    await confirmSending(preview);
    await dialog.findByText('CBN is sent.');
    await expect(readNewestRecommendation()).toEqual({ newest: ['CBD', 'CBN'], count: 2 });
  },
};

/** A refusal sends nothing and keeps the draft; the next preview offers the choice again. */
export const SendRefused: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const { dialog, preview } = await openSecondPreview();
    await userEvent.click(await findSendBothButton(preview));
    await findSendAloneButton(preview);
    const effect = { kind: 'status', status: 500, message: 'The post is on strike' } as const;
    getStoryStore().addFault({ endpoint: 'updateShoop', effect, once: true });
    await confirmSending(preview);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The post is on strike');
    await expect(countSent()).toBe(1);
    await openSendPreview(dialog);
    await findSendBothButton(await findPreview());
  },
};

/** The first one changes after the preview: the change is shown before anything is sent. */
export const ChangedDuringPreview: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const { dialog, preview } = await openSecondPreview();
    await userEvent.click(await findSendBothButton(preview));
    await findSendAloneButton(preview);
    for (const shoop of listStoredShoops()) if (shoop.isReady) shoop.note = 'Changed by the clinic';
    await confirmSending(preview);
    const alert = await screen.findByText(/This Shoop has changed since you looked at it/);
    const changes = within(alert.closest('[role=alert]') as HTMLElement);
    // Visible only after the dialog has faded in.
    await waitFor(() => expect(changes.getByText(/Changed by/)).toBeVisible());
    await expect(countSent()).toBe(1);
    const secondPreview = await findPreview();
    await findSendAloneButton(secondPreview);
    await confirmSending(secondPreview);
    await dialog.findByText('CBN is sent.');
    await expect(readNewestRecommendation()).toEqual({ newest: ['CBD', 'CBN'], count: 2 });
  },
};
