import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToast } from '#stories/intake/support.ts';
import { Screen } from '#stories/support/screen.tsx';
import { getStoryStore } from '#stories/support/story-store.ts';
import { findDocumentRow, findDocumentsCard } from './support.ts';

/** List of saved documents and its actions (intake §3, §4). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Patient/Health Intake/My Documents',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/myHealth/my-documents', signedInAs: 'complete.patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

export const Empty: Story = {
  args: { signedInAs: 'new.patient@clinic.test' },
  play: async () => {
    const card = await findDocumentsCard();
    await expect(await card.findByRole('heading', { name: 'No documents yet' })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Add Document' })).toBeDisabled();
    await expect(card.getByText('Attach a file to add this document.')).toBeVisible();
  },
};

/** Clicks Delete and returns the dialog that asks for confirmation. */
async function askToDelete() {
  const row = await findDocumentRow('Chest X-ray');
  await userEvent.click(row.getByRole('button', { name: 'Delete Chest X-ray' }));
  return within(await screen.findByRole('dialog', { name: 'Delete this document?' }));
}

/** Newest first; a description expands, or shows that there is none. */
export const WithDocuments: Story = {
  tags: ['screen'],
  play: async () => {
    const xRayRow = await findDocumentRow('Chest X-ray');
    await expect(xRayRow.getByText('X-Rays')).toBeVisible();
    await userEvent.click(xRayRow.getByRole('button', { name: 'Description of Chest X-ray' }));
    await expect(xRayRow.getByText('Taken because of the cough in January.')).toBeVisible();
    const markersRow = await findDocumentRow('Markers before the second cycle');
    await userEvent.click(markersRow.getByRole('button', { name: /^Description/ }));
    await expect(markersRow.getByText('No Description Added')).toBeVisible();
  },
};

export const PicturePreviewed: Story = {
  play: async () => {
    const row = await findDocumentRow('Chest X-ray');
    await userEvent.click(row.getByRole('button', { name: 'Preview Chest X-ray' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Chest X-ray' }));
    const picture = await dialog.findByRole('img', { name: 'Preview of Chest X-ray' });
    await waitFor(() => expect(picture).toHaveProperty('naturalWidth', 240));
  },
};

/** The download has the file's original name. */
export const DocumentDownloaded: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const downloadNames: string[] = [];
    const preventDownload = (event: MouseEvent) => event.preventDefault();
    // The download is a click on a link that is not in the document.
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function () {
      downloadNames.push(this.download);
      this.addEventListener('click', preventDownload, { once: true });
    };
    try {
      const row = await findDocumentRow('Biopsy of the left breast');
      await userEvent.click(row.getByRole('button', { name: 'Download Biopsy of the left breast' }));
      await waitFor(() => expect(downloadNames).toEqual(['biopsy-2023-03.pdf']));
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
  },
};

/** The file no longer exists. */
export const DownloadFails: Story = {
  args: { faults: [{ endpoint: 'readDocument', effect: { kind: 'status', status: 404 } }] },
  play: async () => {
    const row = await findDocumentRow('Chest X-ray');
    await userEvent.click(row.getByRole('button', { name: 'Download Chest X-ray' }));
    await expect(await row.findByRole('alert')).toHaveTextContent('This file could not be downloaded.');
  },
};

/** After confirmation, focus moves to the list's heading because the row is removed. */
export const DocumentDeleted: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const row = await findDocumentRow('Chest X-ray');
    await userEvent.click(row.getByRole('button', { name: 'Delete Chest X-ray' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this document?' }));
    await waitFor(() => expect(dialog.getByText(/Chest X-ray/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expectToast('status', 'Document Removed SuccessFully');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Chest X-ray' })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Saved documents' })).toHaveFocus());
  },
};

/** The documented message is shown, and the dialog stays open. */
export const DeleteRefused: Story = {
  args: { faults: [{ endpoint: 'deleteDocument', effect: { kind: 'status', status: 400 } }] },
  play: async () => {
    const dialog = await askToDelete();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expectToast('alert', 'Please Check your Service Provider');
    await expect(await dialog.findByText(/The document is not removed/)).toBeInTheDocument();
  },
};

/** The answer is lost but the list shows that the document was removed. */
export const DeleteAnswerLost: Story = {
  tags: ['behavior', '!state'],
  args: { faults: [{ endpoint: 'deleteDocument', effect: { kind: 'lost-answer' }, once: true }] },
  play: async () => {
    const dialog = await askToDelete();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expectToast('status', 'Document Removed SuccessFully');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Chest X-ray' })).toBeNull());
  },
};

/** The outcome is unknown: the message says so, and a second try finds the document removed. */
export const DeleteOutcomeUnknown: Story = {
  play: async () => {
    const dialog = await askToDelete();
    getStoryStore().addFault({ endpoint: 'deleteDocument', effect: { kind: 'lost-answer' }, once: true });
    getStoryStore().addFault({ endpoint: 'listDocuments', effect: { kind: 'offline' }, once: true });
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'The document may have been removed. We can’t reach the clinic right now.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expectToast('status', 'Document Removed SuccessFully');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LoadFails: Story = {
  args: { faults: [{ endpoint: 'listDocuments', effect: { kind: 'status', status: 503 }, once: true }] },
  play: async () => {
    const card = await findDocumentsCard();
    await expect(await card.findByText('We could not load My Documents.')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Retry' }));
    await findDocumentRow('Chest X-ray');
  },
};

export const Loading: Story = {
  args: { faults: [{ endpoint: 'listDocuments', effect: { kind: 'timeout' } }] },
  play: async () => {
    await expect(await screen.findByText('Loading My Documents')).toBeInTheDocument();
  },
};

export const OnPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await findDocumentRow('Biopsy of the left breast');
  },
};

/** A physician sees and deletes the documents of a patient. */
export const ByPhysician: Story = {
  args: {
    path: '/physician/update-profile/complete-patient/my-documents',
    signedInAs: 'physician@clinic.test',
  },
  play: async () => {
    const row = await findDocumentRow('Chest X-ray');
    await userEvent.click(row.getByRole('button', { name: 'Delete Chest X-ray' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await expectToast('status', 'Document Removed SuccessFully');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Chest X-ray' })).toBeNull());
  },
};
