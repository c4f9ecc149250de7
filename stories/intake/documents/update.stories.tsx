import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { documentMessages } from '#domain/documents/documents.ts';
import { expectToast, fill } from '#stories/intake/support.ts';
import { Screen } from '#stories/support/screen.tsx';
import {
  chooseFile,
  createPdf,
  fileNameQuery,
  findDocumentForm,
  findDocumentRow,
  findDocumentsCard,
  getAddButton,
  getUpdateButton,
} from './support.ts';

/** Form in Update mode (intake §4, decision 36). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Patient/Health Intake/My Documents/Update',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/myHealth/my-documents', signedInAs: 'complete.patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

/** Opens a document in the form and returns the form. */
async function openChestXray() {
  await userEvent.click(
    (await findDocumentRow('Chest X-ray')).getByRole('button', { name: 'Update Chest X-ray' }),
  );
  const card = await findDocumentsCard();
  await card.findByRole('button', { name: 'Update Document' });
  return findDocumentForm();
}

/** The form shows the document with its file attached. */
export const DocumentLoaded: Story = {
  play: async () => {
    const form = await openChestXray();
    await expect(form.getByRole('textbox', { name: /Document title/ })).toHaveValue('Chest X-ray');
    await expect(form.getByRole('combobox', { name: /Document type/ })).toHaveValue('X-Rays');
    await expect(form.getByText(...fileNameQuery('chest x-ray.png'))).toBeVisible();
    // Loading a document is not an edit (intake §4).
    await expect(getUpdateButton(form)).toBeDisabled();
    await expect(getUpdateButton(form)).toHaveAccessibleDescription('Nothing is changed yet.');
    await fill(form, 'Description', 'Seen from the front');
    await waitFor(() => expect(getUpdateButton(form)).toBeEnabled());
    await fill(form, 'Description', 'Taken because of the cough in January.');
    await waitFor(() => expect(getUpdateButton(form)).toBeDisabled());
    await expect(
      (await findDocumentRow('Chest X-ray')).getByText('This document is being updated above.'),
    ).toBeVisible();
  },
};

/** After the update the form is in Add mode, and the list shows the new title. */
export const DocumentUpdated: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const form = await openChestXray();
    await fill(form, 'Document title', 'Chest X-ray, January');
    await userEvent.click(getUpdateButton(form));
    await expectToast('status', documentMessages.updated);
    await findDocumentRow('Chest X-ray, January');
    await expect(getAddButton(await findDocumentForm())).toBeDisabled();
  },
};

/** The old file must be removed before a new one is chosen. */
export const FileReplaced: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const form = await openChestXray();
    await chooseFile(form, createPdf('new.pdf'));
    await expectToast('alert', documentMessages.secondFile);
    await userEvent.click(form.getByRole('button', { name: 'Remove chest x-ray.png' }));
    await expect(getUpdateButton(form)).toBeDisabled();
    await expect(form.getByText('Attach a file to update this document.')).toBeVisible();
    await chooseFile(form, createPdf('new.pdf'));
    await form.findByText(...fileNameQuery('new.pdf'));
    await userEvent.click(getUpdateButton(form));
    await expectToast('status', documentMessages.updated);
  },
};

export const UpdateRefused: Story = {
  args: { faults: [{ endpoint: 'updateDocument', effect: { kind: 'status', status: 400 } }] },
  play: async () => {
    const form = await openChestXray();
    await fill(form, 'Document title', 'Chest');
    await userEvent.click(getUpdateButton(form));
    await expectToast('alert', documentMessages.notSaved);
    await expect(form.getByRole('textbox', { name: /Document title/ })).toHaveValue('Chest');
  },
};

/** Opening another document asks before it discards unsaved changes. */
export const AskedBeforeDiscarding: Story = {
  play: async () => {
    const form = await openChestXray();
    await fill(form, 'Document title', 'Chest');
    await userEvent.click(
      (await findDocumentRow('Biopsy of the left breast')).getByRole('button', { name: /^Update/ }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard what you entered?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(form.getByRole('textbox', { name: /Document title/ })).toHaveValue('Chest');
  },
};

export const LoadFails: Story = {
  args: { faults: [{ endpoint: 'readDocument', effect: { kind: 'status', status: 503 }, once: true }] },
  play: async () => {
    await userEvent.click(
      (await findDocumentRow('Chest X-ray')).getByRole('button', { name: 'Update Chest X-ray' }),
    );
    const card = await findDocumentsCard();
    await expect(await card.findByText('We could not load this document.')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Retry' }));
    await expect(getUpdateButton(await findDocumentForm())).toBeVisible();
  },
};

export const ByPhysician: Story = {
  ...DocumentUpdated,
  args: {
    path: '/physician/update-profile/complete-patient/my-documents',
    signedInAs: 'physician@clinic.test',
  },
};

export const OnPhone: Story = {
  ...DocumentLoaded,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};
