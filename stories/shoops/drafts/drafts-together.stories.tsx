import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import { shoopListSchema } from '#api/endpoints/shoop-schema.ts';
import { recommendedTo } from '#domain/shoops/recommendations.ts';
import { storeOfStory } from '#stories/support/story-store.ts';
import { Stage } from '../stage.tsx';
import { RUTH } from '../support.ts';
import {
  countSent,
  findPreview,
  findSendButtons,
  openDrafts,
  openSendPreview,
  sendFirstDraft,
  storedShoops,
  threeDrafts,
} from './drafts-support.ts';
import { DraftsTab } from './drafts-tab.tsx';

/** The preview of a second draft offers to send it with the first one (decision 97). */
const meta: Meta<typeof Stage> = {
  title: 'Screens/Physician/A patient/Shoop/Draft Shoop/One after another',
  component: Stage,
  args: { children: <DraftsTab />, prepare: threeDrafts },
};
export default meta;
type Story = StoryObj<typeof Stage>;

/** Returns the cannabinoids of the newest recommendation and the number of recommendations. */
function read() {
  const sent = JSON.parse(JSON.stringify(storedShoops().filter(({ isReady }) => isReady)));
  const { recommendations } = recommendedTo(RUTH, v.parse(shoopListSchema, sent));
  const newest = recommendations[0]?.shoops.map(({ targetCannabinoid }) => targetCannabinoid);
  return { newest: newest?.toSorted(), count: recommendations.length };
}

/** Sends the first draft and opens the preview of the next one two minutes later. */
async function second() {
  const dialog = await openDrafts();
  await sendFirstDraft(dialog);
  await dialog.findByText('CBD (cannabidiol) is sent.');
  storeOfStory().advance(120_000);
  await openSendPreview(dialog);
  const preview = await findPreview();
  await preview.findByText(/^CBD \(cannabidiol\) 5.mg went to Ruth Okafor a minute ago\.$/);
  return { dialog, preview };
}
type Preview = Awaited<ReturnType<typeof findPreview>>;
const both = (preview: Preview) => preview.findByRole('button', { name: 'Send both together' });
const alone = (preview: Preview) => preview.findByRole('button', { name: 'Send this one alone' });
const yes = async (preview: Preview) =>
  userEvent.click(await preview.findByRole('button', { name: 'Send to Ruth Okafor' }));
const medicines = (preview: Preview) =>
  preview.getAllByRole('heading', { level: 5 }).map(({ textContent }: HTMLElement) => textContent);

/** The preview says that the second draft, sent alone, replaces the first as current. */
export const Alone: Story = {
  play: async () => {
    const { dialog, preview } = await second();
    const words = preview.getByText(/will read only this one as current/);
    await waitFor(() => expect(words).toBeVisible());
    await yes(preview);
    await dialog.findByText('CBN is sent.');
    await expect(read()).toEqual({ newest: ['CBN'], count: 2 });
  },
};

/** Both are in the preview, one call sends them, and they become one recommendation. */
export const Together: Story = {
  play: async () => {
    const { dialog, preview } = await second();
    await userEvent.dblClick(await both(preview));
    // A late second click, after the answer, must not trigger the button's new opposite action.
    const button = await alone(preview);
    for (const type of ['mousedown', 'click'])
      button.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail: 2 }));
    await expect(await alone(preview)).toBeVisible();
    await expect(medicines(preview)).toEqual(expect.arrayContaining(['CBN', 'CBD (cannabidiol)']));
    await expect(countSent()).toBe(1);
    await userEvent.dblClick(await preview.findByRole('button', { name: 'Send to Ruth Okafor' }));
    await dialog.findByText('CBN is sent.');
    await expect(read()).toEqual({ newest: ['CBD', 'CBN'], count: 2 });
    await expect(storedShoops().filter(({ isReady }) => !isReady)).toHaveLength(1);
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

/** By keyboard, the choice can be undone. */
export const TakenBack: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const { dialog, preview } = await second();
    (await both(preview)).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await alone(preview)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await both(preview);
    await expect(preview.queryByRole('heading', { name: 'CBD (cannabidiol)', level: 5 })).toBeNull();
    await yes(preview);
    await dialog.findByText('CBN is sent.');
    await expect(read()).toEqual({ newest: ['CBN'], count: 2 });
  },
};

/** A failed load shows its reason at the button, and a second click adds the first draft. */
export const LoadFails: Story = {
  play: async () => {
    const { preview } = await second();
    const effect = { kind: 'status', status: 500, message: 'The archive is closed' } as const;
    storeOfStory().addFault({ endpoint: 'listPatientShoops', effect, once: true });
    await userEvent.click(await both(preview));
    await expect(await preview.findByRole('alert')).toHaveTextContent('The archive is closed');
    await userEvent.click(await both(preview));
    await alone(preview);
    await expect(preview.queryByRole('alert')).toBeNull();
  },
};

/** While the first draft loads, Send is disabled. Escape closes the preview for good. */
export const SlowThenEscape: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const { dialog, preview } = await second();
    const effect = { kind: 'delay', ms: 500 } as const;
    storeOfStory().addFault({ endpoint: 'listPatientShoops', effect, once: true });
    await userEvent.click(await both(preview));
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
    const { dialog, preview } = await second();
    await userEvent.click(await both(preview));
    await alone(preview);
    storeOfStory().addFault({ endpoint: 'updateShoop', effect: { kind: 'lost-answer' }, once: true });
    await yes(preview);
    await dialog.findByText('CBN is sent.');
    await expect(read()).toEqual({ newest: ['CBD', 'CBN'], count: 2 });
  },
};

/** A refusal sends nothing and keeps the draft; the next preview offers the choice again. */
export const Refused: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const { dialog, preview } = await second();
    await userEvent.click(await both(preview));
    await alone(preview);
    const effect = { kind: 'status', status: 500, message: 'The post is on strike' } as const;
    storeOfStory().addFault({ endpoint: 'updateShoop', effect, once: true });
    await yes(preview);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The post is on strike');
    await expect(countSent()).toBe(1);
    await openSendPreview(dialog);
    await both(await findPreview());
  },
};

/** The first one changes after the preview: the change is shown before anything is sent. */
export const ChangedUnderThePreview: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const { dialog, preview } = await second();
    await userEvent.click(await both(preview));
    await alone(preview);
    for (const shoop of storedShoops()) if (shoop.isReady) shoop.note = 'Changed by the clinic';
    await yes(preview);
    const alert = await screen.findByText(/This Shoop has changed since you looked at it/);
    const changes = within(alert.closest('[role=alert]') as HTMLElement);
    // Visible only after the dialog has faded in.
    await waitFor(() => expect(changes.getByText(/Changed by/)).toBeVisible());
    await expect(countSent()).toBe(1);
    const again = await findPreview();
    await alone(again);
    await yes(again);
    await dialog.findByText('CBN is sent.');
    await expect(read()).toEqual({ newest: ['CBD', 'CBN'], count: 2 });
  },
};
