import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { documentMessages } from '#domain/documents/documents.ts';
import { fileProblems, MAX_FILE_BYTES } from '#domain/files/document-files.ts';
import { expectToast } from '#stories/intake/support.ts';
import { Screen } from '#stories/support/screen.tsx';
import {
  chooseFile,
  createPdf,
  createPicture,
  fileNameQuery,
  findDocumentForm,
  findDocumentRow,
  getAddButton,
  prepareDocument,
} from './support.ts';

/** Form in Add mode (intake §4). */
const meta: Meta<typeof Screen> = {
  title: 'Screens/Patient/Health Intake/My Documents/Add',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/myHealth/my-documents', signedInAs: 'new.patient@clinic.test' },
};
export default meta;
type Story = StoryObj<typeof Screen>;

const getTitleField = (form: Awaited<ReturnType<typeof findDocumentForm>>) =>
  form.getByRole('textbox', { name: /Document title/ });

/** After adding, the form is empty, the document is listed and the section is complete. */
export const DocumentAdded: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const form = await findDocumentForm();
    await expect(getAddButton(form)).toBeDisabled();
    await prepareDocument(form);
    await userEvent.click(getAddButton(form));
    await expectToast('status', documentMessages.added);
    const row = await findDocumentRow('Letter');
    await expect(row.getByText('Medical Reports')).toBeVisible();
    const next = await findDocumentForm();
    await expect(getTitleField(next)).toHaveValue('');
    await expect(getAddButton(next)).toBeDisabled();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Add a document' })).toHaveFocus());
    const sections = within(screen.getByRole('navigation', { name: 'Intake sections' }));
    await expect(await sections.findByRole('link', { name: /My Documents.*Completed/ })).toBeInTheDocument();
  },
};

export const TitleAndTypeMissing: Story = {
  play: async () => {
    const form = await findDocumentForm();
    await chooseFile(form, createPdf());
    await waitFor(() => expect(getAddButton(form)).toBeEnabled());
    // Enter in a field neither submits nor validates the form (decision 58).
    await userEvent.type(getTitleField(form), '{Enter}');
    await expect(form.getByRole('combobox', { name: /Document type/ })).toHaveFocus();
    await expect(form.queryByRole('region')).toBeNull();
    await userEvent.click(getAddButton(form));
    const summary = form.getByRole('region', { name: 'Please check these answers' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Document title: This field is required', 'Document type: This field is required']);
    await expect(getTitleField(form)).toBeInvalid();
  },
};

/** A second file is refused until the first is removed. */
export const SecondFileRefused: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const form = await findDocumentForm();
    await chooseFile(form, createPdf('first.pdf'));
    await form.findByText(...fileNameQuery('first.pdf'));
    await chooseFile(form, createPdf('second.pdf'));
    await expectToast('alert', documentMessages.secondFile);
    await expect(form.getByText(documentMessages.secondFile)).toBeVisible();
    await expect(form.queryByText(...fileNameQuery('second.pdf'))).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Remove first.pdf' }));
    await expect(getAddButton(form)).toBeDisabled();
    await chooseFile(form, createPdf('second.pdf'));
    await expect(await form.findByText(...fileNameQuery('second.pdf'))).toBeVisible();
  },
};

export const WrongFileType: Story = {
  play: async () => {
    const form = await findDocumentForm();
    await chooseFile(form, new File(['MZ'], 'tool.exe', { type: 'application/x-msdownload' }));
    await expect(await form.findByText(fileProblems.type)).toBeVisible();
    await expect(getAddButton(form)).toBeDisabled();
  },
};

export const FileTooLarge: Story = {
  play: async () => {
    const form = await findDocumentForm();
    const largeFile = new File(['%PDF-1.4', new Uint8Array(MAX_FILE_BYTES)], 'large.pdf', {
      type: 'application/pdf',
    });
    await chooseFile(form, largeFile);
    await expect(await form.findByText(documentMessages.tooLarge)).toBeVisible();
    await expect(getAddButton(form)).toBeDisabled();
  },
};

export const PreviewedBeforeUpload: Story = {
  play: async () => {
    const form = await findDocumentForm();
    await chooseFile(form, createPicture());
    await userEvent.click(await form.findByRole('button', { name: 'Preview x-ray.png' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'x-ray.png' }));
    const image = await dialog.findByRole('img', { name: 'Preview of x-ray.png' });
    await waitFor(() => expect(image).toHaveProperty('naturalWidth', 1));
  },
};

/** Returns true if two rectangles overlap. */
const doOverlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The answer is lost but the document is on the list, so it is not sent again. */
export const AnswerLost: Story = {
  args: { faults: [{ endpoint: 'createDocument', effect: { kind: 'lost-answer' } }] },
  play: async () => {
    const form = await findDocumentForm();
    await prepareDocument(form);
    await userEvent.click(getAddButton(form));
    await expectToast('status', documentMessages.added);
    await findDocumentRow('Letter');
    await expect(getTitleField(await findDocumentForm())).toHaveValue('');
  },
};

/** Expects a notice, and that the answers, the file and the focus are unchanged. */
async function expectInputKept(notice: RegExp) {
  const form = await findDocumentForm();
  await expect(await form.findByText(notice)).toBeVisible();
  await expect(getTitleField(form)).toHaveValue('Letter');
  await expect(form.getByText(...fileNameQuery('letter.pdf'))).toBeVisible();
  await waitFor(() => expect(getAddButton(form)).toHaveFocus());
}

/** After a refusal, the answers and the file stay. */
export const SaveRefused: Story = {
  args: { faults: [{ endpoint: 'createDocument', effect: { kind: 'status', status: 400 } }] },
  play: async () => {
    const form = await findDocumentForm();
    await prepareDocument(form);
    await userEvent.click(getAddButton(form));
    await expectToast('alert', documentMessages.notSaved);
    await expectInputKept(/Everything you entered is still here/);
  },
};

export const SaveRefusedAsTooLarge: Story = {
  args: { faults: [{ endpoint: 'createDocument', effect: { kind: 'status', status: 413 } }] },
  play: async () => {
    const form = await findDocumentForm();
    await prepareDocument(form);
    await userEvent.click(getAddButton(form));
    await expectToast('alert', documentMessages.tooLarge);
    await expectInputKept(/Everything you entered is still here/);
  },
};

/** Without an answer the list is checked; it lacks the document, and the answers stay. */
export const Offline: Story = {
  args: { faults: [{ endpoint: 'createDocument', effect: { kind: 'offline' } }] },
  play: async () => {
    const form = await findDocumentForm();
    await prepareDocument(form);
    await userEvent.click(getAddButton(form));
    await expectInputKept(/so we looked: it is not there/);
    await expect(form.getByText('Your document is not saved.')).toBeVisible();
  },
};

/** Progress is shown; focus stays on the button, so a second Enter does not cancel the upload. */
export const Uploading: Story = {
  args: { faults: [{ endpoint: 'createDocument', effect: { kind: 'timeout' } }] },
  play: async () => {
    const form = await findDocumentForm();
    await prepareDocument(form);
    const addButtonBox = getAddButton(form).getBoundingClientRect();
    await userEvent.dblClick(getAddButton(form));
    // The stories' server reports one step of progress, of 40 %.
    await expect(await form.findByText('Uploading, 40%')).toBeVisible();
    const cancelButton = form.getByRole('button', { name: 'Cancel upload' });
    await expect(doOverlap(addButtonBox, cancelButton.getBoundingClientRect())).toBe(false);
    await expect(form.getByRole('progressbar', { name: 'Upload' })).toHaveAttribute('aria-valuenow', '40');
    await expect(getTitleField(form)).toBeDisabled();
    await waitFor(() => expect(getAddButton(form)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(cancelButton).toBeVisible();
  },
};

export const UploadCanceled: Story = {
  tags: ['behavior', '!state'],
  ...Uploading,
  play: async (context) => {
    await Uploading.play?.(context);
    const form = await findDocumentForm();
    await userEvent.click(form.getByRole('button', { name: 'Cancel upload' }));
    await expectInputKept(/The upload is canceled/);
  },
};

export const UploadingOnPhone: Story = {
  ...Uploading,
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
};

export const OnPhone: Story = {
  tags: ['behavior', '!state'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const form = await findDocumentForm();
    await prepareDocument(form);
  },
};

/** Draft of an earlier visit, without the content of its file. */
const leftAnswers = {
  document: null,
  fields: { documentTitle: 'Letter', documentType: 'Medical Reports', documentDescription: '' },
  fileName: 'letter.pdf',
};

/** The draft is restored; a file that the browser could not store must be chosen again. */
export const DraftRestored: Story = {
  tags: ['behavior', '!state'],
  args: {
    drafts: [
      { userId: 'new-patient', patientId: 'new-patient', module: 'MyDocuments', answers: leftAnswers },
    ],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    const form = await findDocumentForm();
    await expect(getTitleField(form)).toHaveValue('Letter');
    await expect(form.getByText(/letter\.pdf” could not be kept\. Please choose it again\.$/)).toBeVisible();
    await chooseFile(form, createPdf());
    await userEvent.click(getAddButton(form));
    await expectToast('status', documentMessages.added);
  },
};
