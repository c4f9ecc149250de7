import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { documentMessages } from '#domain/documents/documents.ts';
import { fileProblems, MAX_FILE_BYTES } from '#domain/files/document-files.ts';
import { expectToast } from '#stories/intake/support.ts';
import { Screen } from '#stories/support/screen.tsx';
import {
  addButton,
  choose,
  documentForm,
  fileNameQuery,
  pdf,
  picture,
  prepareDocument,
  rowOf,
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

const title = (form: Awaited<ReturnType<typeof documentForm>>) =>
  form.getByRole('textbox', { name: /Document title/ });

/** After adding, the form is empty, the document is listed and the section is complete. */
export const Added: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const form = await documentForm();
    await expect(addButton(form)).toBeDisabled();
    await prepareDocument(form);
    await userEvent.click(addButton(form));
    await expectToast('status', documentMessages.added);
    const row = await rowOf('Letter');
    await expect(row.getByText('Medical Reports')).toBeVisible();
    const next = await documentForm();
    await expect(title(next)).toHaveValue('');
    await expect(addButton(next)).toBeDisabled();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Add a document' })).toHaveFocus());
    const sections = within(screen.getByRole('navigation', { name: 'Intake sections' }));
    await expect(await sections.findByRole('link', { name: /My Documents.*Completed/ })).toBeInTheDocument();
  },
};

export const TitleAndTypeMissing: Story = {
  play: async () => {
    const form = await documentForm();
    await choose(form, pdf());
    await waitFor(() => expect(addButton(form)).toBeEnabled());
    // Enter in a field neither submits nor validates the form (decision 58).
    await userEvent.type(title(form), '{Enter}');
    await expect(form.getByRole('combobox', { name: /Document type/ })).toHaveFocus();
    await expect(form.queryByRole('region')).toBeNull();
    await userEvent.click(addButton(form));
    const summary = form.getByRole('region', { name: 'Please check these answers' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Document title: This field is required', 'Document type: This field is required']);
    await expect(title(form)).toBeInvalid();
  },
};

/** A second file is refused until the first is removed. */
export const SecondFile: Story = {
  tags: ['behavior', '!state'],
  play: async () => {
    const form = await documentForm();
    await choose(form, pdf('first.pdf'));
    await form.findByText(...fileNameQuery('first.pdf'));
    await choose(form, pdf('second.pdf'));
    await expectToast('alert', documentMessages.secondFile);
    await expect(form.getByText(documentMessages.secondFile)).toBeVisible();
    await expect(form.queryByText(...fileNameQuery('second.pdf'))).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Remove first.pdf' }));
    await expect(addButton(form)).toBeDisabled();
    await choose(form, pdf('second.pdf'));
    await expect(await form.findByText(...fileNameQuery('second.pdf'))).toBeVisible();
  },
};

export const WrongType: Story = {
  play: async () => {
    const form = await documentForm();
    await choose(form, new File(['MZ'], 'tool.exe', { type: 'application/x-msdownload' }));
    await expect(await form.findByText(fileProblems.type)).toBeVisible();
    await expect(addButton(form)).toBeDisabled();
  },
};

export const TooLarge: Story = {
  play: async () => {
    const form = await documentForm();
    const large = new File(['%PDF-1.4', new Uint8Array(MAX_FILE_BYTES)], 'large.pdf', {
      type: 'application/pdf',
    });
    await choose(form, large);
    await expect(await form.findByText(documentMessages.tooLarge)).toBeVisible();
    await expect(addButton(form)).toBeDisabled();
  },
};

export const PreviewedBeforeUpload: Story = {
  play: async () => {
    const form = await documentForm();
    await choose(form, picture());
    await userEvent.click(await form.findByRole('button', { name: 'Preview x-ray.png' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'x-ray.png' }));
    const image = await dialog.findByRole('img', { name: 'Preview of x-ray.png' });
    await waitFor(() => expect(image).toHaveProperty('naturalWidth', 1));
  },
};

/** Returns true if two rectangles overlap. */
const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The answer is lost but the document is on the list, so it is not sent again. */
export const AnswerLost: Story = {
  args: { faults: [{ endpoint: 'createDocument', effect: { kind: 'lost-answer' } }] },
  play: async () => {
    const form = await documentForm();
    await prepareDocument(form);
    await userEvent.click(addButton(form));
    await expectToast('status', documentMessages.added);
    await rowOf('Letter');
    await expect(title(await documentForm())).toHaveValue('');
  },
};

async function expectKept(notice: RegExp) {
  const form = await documentForm();
  await expect(await form.findByText(notice)).toBeVisible();
  await expect(title(form)).toHaveValue('Letter');
  await expect(form.getByText(...fileNameQuery('letter.pdf'))).toBeVisible();
  await waitFor(() => expect(addButton(form)).toHaveFocus());
}

/** After a refusal, the answers and the file stay. */
export const Refused: Story = {
  args: { faults: [{ endpoint: 'createDocument', effect: { kind: 'status', status: 400 } }] },
  play: async () => {
    const form = await documentForm();
    await prepareDocument(form);
    await userEvent.click(addButton(form));
    await expectToast('alert', documentMessages.notSaved);
    await expectKept(/Everything you entered is still here/);
  },
};

export const RefusedAsTooLarge: Story = {
  args: { faults: [{ endpoint: 'createDocument', effect: { kind: 'status', status: 413 } }] },
  play: async () => {
    const form = await documentForm();
    await prepareDocument(form);
    await userEvent.click(addButton(form));
    await expectToast('alert', documentMessages.tooLarge);
    await expectKept(/Everything you entered is still here/);
  },
};

/** Without an answer the list is checked; it lacks the document, and the answers stay. */
export const Offline: Story = {
  args: { faults: [{ endpoint: 'createDocument', effect: { kind: 'offline' } }] },
  play: async () => {
    const form = await documentForm();
    await prepareDocument(form);
    await userEvent.click(addButton(form));
    await expectKept(/so we looked: it is not there/);
    await expect(form.getByText('Your document is not saved.')).toBeVisible();
  },
};

/** Progress is shown; focus stays on the button, so a second Enter does not cancel the upload. */
export const Uploading: Story = {
  args: { faults: [{ endpoint: 'createDocument', effect: { kind: 'timeout' } }] },
  play: async () => {
    const form = await documentForm();
    await prepareDocument(form);
    const pressed = addButton(form).getBoundingClientRect();
    await userEvent.dblClick(addButton(form));
    await expect(await form.findByText('Uploading, 40%')).toBeVisible();
    const cancel = form.getByRole('button', { name: 'Cancel upload' });
    await expect(overlap(pressed, cancel.getBoundingClientRect())).toBe(false);
    await expect(form.getByRole('progressbar', { name: 'Upload' })).toHaveAttribute('aria-valuenow', '40');
    await expect(title(form)).toBeDisabled();
    await waitFor(() => expect(addButton(form)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(cancel).toBeVisible();
  },
};

export const Canceled: Story = {
  tags: ['behavior', '!state'],
  ...Uploading,
  play: async (context) => {
    await Uploading.play?.(context);
    const form = await documentForm();
    await userEvent.click(form.getByRole('button', { name: 'Cancel upload' }));
    await expectKept(/The upload is canceled/);
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
    const form = await documentForm();
    await prepareDocument(form);
  },
};

const LEFT = {
  document: null,
  fields: { documentTitle: 'Letter', documentType: 'Medical Reports', documentDescription: '' },
  fileName: 'letter.pdf',
};

/** The draft is restored; a file that the browser could not store must be chosen again. */
export const Restored: Story = {
  tags: ['behavior', '!state'],
  args: {
    drafts: [{ userId: 'new-patient', patientId: 'new-patient', module: 'MyDocuments', answers: LEFT }],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    const form = await documentForm();
    await expect(title(form)).toHaveValue('Letter');
    await expect(form.getByText(/letter\.pdf” could not be kept\. Please choose it again\.$/)).toBeVisible();
    await choose(form, pdf());
    await userEvent.click(addButton(form));
    await expectToast('status', documentMessages.added);
  },
};
