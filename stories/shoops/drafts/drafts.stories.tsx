import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DraftItem } from '#features/shoops/drafts/draft-item.tsx';
import { DraftsButton } from '#features/shoops/drafts/drafts-button.tsx';
import { expectToast } from '#stories/intake/support.ts';
import { Stage } from '../stage.tsx';
import { createEveningShoop, hostileShoop, openDialog, replaceShoops, ruthId } from '../support.ts';
import {
  countSent,
  findEditButtons,
  findPreview,
  findSendButtons,
  listStoredShoops,
  openDrafts,
  openSendPreview,
  prepareThreeDrafts,
  sendFirstDraft,
} from './drafts-support.ts';
import { DraftsTab } from './drafts-tab.tsx';

/** 'Draft Shoop': Shoops that are saved and not sent (physician §2, §4). */
const meta: Meta<typeof Stage> = {
  title: 'Screens/Physician/A patient/Shoop/Draft Shoop',
  component: Stage,
  args: { children: <DraftsTab />, prepare: prepareThreeDrafts },
};
export default meta;
type Story = StoryObj<typeof Stage>;

/** Shows two drafts, and the third after “Load more”. */
export const ManyDrafts: Story = {
  play: async () => {
    const dialog = await openDrafts();
    await expect(findEditButtons(dialog)).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Load more' }));
    await expect(findEditButtons(dialog)).toHaveLength(3);
    await expect(findSendButtons(dialog)).toHaveLength(3);
  },
};

/** A draft that is in the form is marked so, and both its buttons are disabled. */
export const DraftInForm: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const dialog = await openDrafts();
    await userEvent.click(findEditButtons(dialog)[0] as HTMLElement);
    const addedButton = dialog.getByRole('button', { name: 'Draft Shoop Added' });
    await expect(addedButton).toBeDisabled();
    const [sendButton, otherSendButton] = findSendButtons(dialog) as [HTMLElement, HTMLElement];
    await expect(sendButton).toBeDisabled();
    await expect(sendButton).toHaveAccessibleDescription(/^It is in the form/);
    await expect(otherSendButton).toBeEnabled();
    await waitFor(() => expect(document.activeElement).toContainElement(addedButton));
  },
};

/** The draft moves to the Dosing History; a double click sends it once. */
export const DraftSent: Story = {
  play: async () => {
    const dialog = await openDrafts();
    await userEvent.dblClick(findSendButtons(dialog)[0] as HTMLElement);
    const preview = await findPreview();
    await expect(preview.getByRole('group', { name: 'It is for' })).toHaveTextContent('Ruth Okafor');
    await expect(countSent()).toBe(0);
    await userEvent.dblClick(preview.getByRole('button', { name: 'Send to Ruth Okafor' }));
    const notice = await dialog.findByText('CBD (cannabidiol) is sent.');
    await waitFor(() => expect(document.activeElement).toContainElement(notice));
    await expect(dialog.getByText('Showing 2 of 2')).toBeVisible();
    await expect(countSent()).toBe(1);
    await expectToast('status', 'Your Shoop is sent to Ruth Okafor');
    await userEvent.keyboard('{Escape}');
    const history = within(await screen.findByRole('region', { name: 'Dosing History' }));
    await history.findByRole('heading', { name: 'CBD (cannabidiol)' });
  },
};

/** After the last draft is sent, the documented empty text is shown. */
export const LastDraftSent: Story = {
  tags: ['behavior', '!state'],
  args: { prepare: replaceShoops(false, createEveningShoop('CBD', 5)) },
  play: async () => {
    const dialog = await openDrafts();
    await sendFirstDraft(dialog);
    await dialog.findByText('No Draft Shoop added Yet');
    await dialog.findByText('CBD (cannabidiol) is sent.');
  },
};

/** The preview shows the stored version, which another tab has changed, not the list's. */
export const ChangedInOtherTab: Story = {
  play: async () => {
    const dialog = await openDrafts();
    for (const shoop of listStoredShoops())
      if (shoop.targetCannabinoid === 'CBD') shoop.note = 'Changed in another tab';
    await userEvent.click(findSendButtons(dialog)[0] as HTMLElement);
    await (await findPreview()).findByText('Changed in another tab');
  },
};

/** If the draft changes during the preview, nothing is sent; the changes are shown for approval. */
export const ChangedDuringPreview: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const dialog = await openDrafts();
    const confirmButton = await openSendPreview(dialog);
    const countBefore = countSent();
    const cbd = listStoredShoops().find(
      ({ isReady, targetCannabinoid }) => !isReady && targetCannabinoid === 'CBD',
    );
    Object.assign(cbd ?? {}, { note: 'Ten times as much' });
    await userEvent.click(confirmButton);
    const changeNotice = await screen.findByText(
      'This Shoop has changed since you looked at it. Nothing is sent yet.',
    );
    await expect(changeNotice.closest('[role=alert]')).toHaveTextContent(
      'What it says now: Ten times as much',
    );
    await expect(countSent()).toBe(countBefore);
    await userEvent.click(await (await findPreview()).findByRole('button', { name: 'Send to Ruth Okafor' }));
    await waitFor(() => expect(countSent()).toBe(countBefore + 1));
  },
};

/** Escape closes only the preview and returns focus to the draft; nothing is sent. */
export const PreviewEscaped: Story = {
  play: async () => {
    const dialog = await openDrafts();
    await openSendPreview(dialog);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Send this Shoop?' })).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Draft Shoop' })).toBeVisible();
    await waitFor(() => expect(findSendButtons(dialog)[0]).toHaveFocus());
    await expect(countSent()).toBe(0);
  },
};

/** A draft that breaks a rule of the form cannot be sent (physician §5). */
export const RuleBroken: Story = {
  args: { prepare: replaceShoops(false, createEveningShoop('CBD', 5, { dailyDose: 20 })) },
  play: async () => {
    const dialog = await openDrafts();
    await expect(findSendButtons(dialog)[0]).toBeDisabled();
    await expect(findSendButtons(dialog)[0]).toHaveAccessibleDescription(
      /^Daily Dose is less than to Target Daily Dose/,
    );
  },
};

export const NoDrafts: Story = {
  args: { prepare: replaceShoops(false) },
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
    children: <DraftsButton patientId={ruthId} onEdit={() => {}} loadedIds={[]} />,
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

/** On a small phone the dialog fills the screen; unusual texts are shown as plain text. */
export const HostileTextsOnSmallPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'small' } },
  args: { prepare: replaceShoops(false, hostileShoop) },
  play: async () => {
    const dialog = await openDrafts();
    await dialog.findByText(/onerror/);
    await expect(screen.getByRole('dialog').querySelector('img, b')).toBeNull();
    await expect(screen.getByRole('dialog').scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Default label of the button; a Shoop that is ready cannot be sent again (physician §4). */
export const ReadyShoopWithDefaultLabel: Story = {
  tags: ['behavior', '!state'],
  args: {
    children: (
      <DraftItem
        draft={{
          id: '1',
          userId: ruthId,
          isReady: true,
          targetCannabinoid: 'CBD',
          terpenes: [],
          dailyDose: 5,
          dailyDoseUnit: 'mg',
          frequency: 1,
          frequencyUnit: 'Daily',
          ingestionMethod: 'Ingested',
          note: '',
          adminNotes: '',
          createdAt: '2026-11-20T09:00:00.000Z',
          doses: [{ dose: 5, doseUnit: 'mg', doseTime: 'Evening' }],
        }}
        isLoaded={false}
        // Nothing is being sent, and nothing was.
        sending={{
          sendingId: null,
          outcome: null,
          sentAt: new Map(),
          isAsking: false,
          dialog: null,
          alarm: null,
          send: async () => {},
          forget: () => {},
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
