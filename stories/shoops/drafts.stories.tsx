import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DraftItem } from '#features/shoops/drafts/draft-item.tsx';
import { DraftsButton } from '#features/shoops/drafts/drafts-button.tsx';
import { expectToast } from '#stories/intake/support.ts';
import {
  edits,
  opened,
  pressSend,
  previewed,
  send,
  sends,
  sentNow,
  stored,
  threeDrafts,
} from './drafts-support.ts';
import { DraftsTab } from './drafts-tab.tsx';
import { Stage } from './stage.tsx';
import { evening, hostile, only, openDialog, RUTH } from './support.ts';

/** 'Draft Shoop': what was saved and not sent (physician §2, §4). */
const meta: Meta<typeof Stage> = {
  title: 'Screens/Physician/A patient/Shoop/Draft Shoop',
  component: Stage,
  args: { children: <DraftsTab />, prepare: threeDrafts },
};
export default meta;
type Story = StoryObj<typeof Stage>;

/** Two, then two more. */
export const Full: Story = {
  play: async () => {
    const dialog = await opened();
    await expect(edits(dialog)).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Load more' }));
    await expect(edits(dialog)).toHaveLength(3);
    await expect(sends(dialog)).toHaveLength(3);
  },
};

/** In the form it says so, green and disabled, and is not sent as it was before it is changed. */
export const Edited: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const dialog = await opened();
    await userEvent.click(edits(dialog)[0] as HTMLElement);
    const added = dialog.getByRole('button', { name: 'Draft Shoop Added' });
    await expect(added).toBeDisabled();
    const [send, other] = sends(dialog) as [HTMLElement, HTMLElement];
    await expect(send).toBeDisabled();
    await expect(send).toHaveAccessibleDescription(/^It is in the form/);
    await expect(other).toBeEnabled();
    await waitFor(() => expect(document.activeElement).toContainElement(added));
  },
};

/** It leaves the drafts, and the Dosing History follows; pressed twice it is sent once. */
export const Sent: Story = {
  play: async () => {
    const dialog = await opened();
    await userEvent.dblClick(sends(dialog)[0] as HTMLElement);
    const preview = await previewed();
    await expect(preview.getByRole('group', { name: 'It is for' })).toHaveTextContent('Ruth Okafor');
    await expect(sentNow()).toBe(0);
    await userEvent.dblClick(preview.getByRole('button', { name: 'Send to Ruth Okafor' }));
    const notice = await dialog.findByText('CBD (cannabidiol) is sent.');
    await waitFor(() => expect(document.activeElement).toContainElement(notice));
    await expect(dialog.getByText('Showing 2 of 2')).toBeVisible();
    await expect(sentNow()).toBe(1);
    await expectToast('status', 'Your Shoop is sent to Ruth Okafor');
    await userEvent.keyboard('{Escape}');
    const history = within(await screen.findByRole('region', { name: 'Dosing History' }));
    await history.findByRole('heading', { name: 'CBD (cannabidiol)' });
  },
};

/** The last one leaves the documented words. */
export const LastIsSent: Story = {
  tags: ['behavior', '!state'],
  args: { prepare: only(false, evening('CBD', 5)) },
  play: async () => {
    const dialog = await opened();
    await send(dialog);
    await dialog.findByText('No Draft Shoop added Yet');
    await dialog.findByText('CBD (cannabidiol) is sent.');
  },
};

/** Another tab changed it: what is looked at is what is sent, not what the list had. */
export const ChangedElsewhere: Story = {
  play: async () => {
    const dialog = await opened();
    for (const shoop of stored())
      if (shoop.targetCannabinoid === 'CBD') shoop.note = 'Changed in another tab';
    await userEvent.click(sends(dialog)[0] as HTMLElement);
    await (await previewed()).findByText('Changed in another tab');
  },
};

/** Another tab changes it while its preview is open: nothing is sent; it is shown anew with what differs, and asked again. */
export const ChangedUnderThePreview: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const dialog = await opened();
    const yes = await pressSend(dialog);
    const before = sentNow();
    const cbd = stored().find(({ isReady, targetCannabinoid }) => !isReady && targetCannabinoid === 'CBD');
    Object.assign(cbd ?? {}, { note: 'Ten times as much' });
    await userEvent.click(yes);
    const changed = await screen.findByText(
      'This Shoop has changed since you looked at it. Nothing is sent yet.',
    );
    await expect(changed.closest('[role=alert]')).toHaveTextContent('What it says now: Ten times as much');
    await expect(sentNow()).toBe(before);
    await userEvent.click(await (await previewed()).findByRole('button', { name: 'Send to Ruth Okafor' }));
    await waitFor(() => expect(sentNow()).toBe(before + 1));
  },
};

/** Escape leads back to the drafts, not past them, and nothing is sent; the keyboard is where it was. */
export const NotMeant: Story = {
  play: async () => {
    const dialog = await opened();
    await pressSend(dialog);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Send this Shoop?' })).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Draft Shoop' })).toBeVisible();
    await waitFor(() => expect(sends(dialog)[0]).toHaveFocus());
    await expect(sentNow()).toBe(0);
  },
};

/** What breaks a rule of the form is not sent past it (physician §5). */
export const BreaksARule: Story = {
  args: { prepare: only(false, evening('CBD', 5, { dailyDose: 20 })) },
  play: async () => {
    const dialog = await opened();
    await expect(sends(dialog)[0]).toBeDisabled();
    await expect(sends(dialog)[0]).toHaveAccessibleDescription(
      /^Daily Dose is less than to Target Daily Dose/,
    );
  },
};

export const Nothing: Story = {
  args: { prepare: only(false) },
  play: async () => {
    await (await openDialog('Draft Shoop')).findByText('No Draft Shoop added Yet');
  },
};

export const Loading: Story = {
  args: { faults: [{ endpoint: 'listPatientShoops', effect: { kind: 'timeout' } }] },
  play: async () => {
    await (await openDialog('Draft Shoop')).findByText('Loading the drafts');
  },
};

export const LoadFails: Story = {
  args: {
    children: <DraftsButton patientId={RUTH} onEdit={() => {}} loadedIds={[]} />,
    faults: [{ endpoint: 'listPatientShoops', effect: { kind: 'status', status: 503 }, once: true }],
  },
  play: async () => {
    const dialog = await openDialog('Draft Shoop');
    const notice = within(await dialog.findByRole('alert'));
    await waitFor(() => expect(notice.getByText('We could not load the drafts.')).toBeVisible());
    await userEvent.click(notice.getByRole('button', { name: 'Retry' }));
    await dialog.findByText('Showing 2 of 3');
  },
};

/** The whole screen of a small phone, and whatever is written is words. */
export const HostileOnSmallPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'small' } },
  args: { prepare: only(false, hostile) },
  play: async () => {
    const dialog = await opened();
    await dialog.findByText(/onerror/);
    await expect(screen.getByRole('dialog').querySelector('img, b')).toBeNull();
    await expect(screen.getByRole('dialog').scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Where nobody has better words, the documents' own stand; what is ready is not sent again (physician §4). */
export const DefaultLabelOfOneThatIsReady: Story = {
  tags: ['behavior', '!state'],
  args: {
    children: (
      <DraftItem
        draft={{
          ...{ id: '1', userId: RUTH, isReady: true, targetCannabinoid: 'CBD', terpenes: [], dailyDose: 5 },
          ...{ dailyDoseUnit: 'mg', frequency: 1, frequencyUnit: 'Daily', ingestionMethod: 'Ingested' },
          ...{ note: '', adminNotes: '', createdAt: '2026-11-20T09:00:00.000Z' },
          doses: [{ dose: 5, doseUnit: 'mg', doseTime: 'Evening' }],
        }}
        isLoaded={false}
        sending={{
          ...{ sendingId: null, outcome: null, sentAt: new Map(), isAsking: false },
          ...{ dialog: null, alarm: null },
          ...{ send: async () => {}, forget: () => {} },
        }}
        onEdit={() => {}}
      />
    ),
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Edit to Shoop' });
    await expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  },
};
