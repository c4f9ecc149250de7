import { writeFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import { fileProblems } from '#domain/files/document-files.ts';
import { test } from '../../support/app.ts';
import {
  addButton,
  documentForm,
  documentRow,
  fileInput,
  fillInDocument,
  pictureAttachment,
  reportAttachment,
} from '../../support/screens/documents.ts';
import { draftNotice, expectDrafts } from '../../support/screens/drafts.ts';
import { expectToasts } from '../../support/screens/toasts.ts';

const removeFileButton = (page: Page, name: string) =>
  documentForm(page).getByRole('button', { name: `Remove ${name}`, exact: true });

test('a second file is refused with a message; the first can be removed', async ({ page, backend }) => {
  await backend.start('new-patient', 'myHealth/my-documents');
  await fillInDocument(page, 'Scan', pictureAttachment);
  await expect(removeFileButton(page, pictureAttachment.name)).toBeVisible();
  await fileInput(page).setInputFiles(reportAttachment);
  const message = 'Please remove the file to add a new file';
  await expect(fileInput(page)).toHaveAccessibleDescription(new RegExp(message));
  await expectToasts(page, [message]);
  await expect(removeFileButton(page, pictureAttachment.name)).toBeVisible();
  await expect(removeFileButton(page, reportAttachment.name)).toBeHidden();
  await removeFileButton(page, pictureAttachment.name).click();
  await expect(addButton(page)).toBeDisabled();
  await expect(documentForm(page).getByText(message)).toBeHidden();
  await fileInput(page).setInputFiles(reportAttachment);
  await expect(removeFileButton(page, reportAttachment.name)).toBeVisible();
  await expect(addButton(page)).toBeEnabled();
});

const htmlPage = Buffer.from('<!doctype html><script>alert(1)</script>');
/** Files that must be refused, each with its message. */
const refusedFiles = [
  {
    what: 'a program',
    file: { ...pictureAttachment, name: 'setup.exe', mimeType: '' },
    problem: fileProblems.type,
  },
  {
    what: 'a page that calls itself a picture',
    file: { ...pictureAttachment, buffer: htmlPage },
    problem: fileProblems.content,
  },
  {
    what: 'a name that reads backwards',
    file: { ...reportAttachment, name: 'report\u202efdp.png.pdf' },
    problem: fileProblems.name,
  },
  {
    what: 'an empty file',
    file: { ...reportAttachment, buffer: Buffer.alloc(0) },
    problem: fileProblems.empty,
  },
];

test('an unsupported file is refused with a message, and nothing is attached', async ({
  page,
  backend,
}, testInfo) => {
  await backend.start('new-patient', 'myHealth/my-documents');
  for (const { what, file, problem } of refusedFiles) {
    await test.step(what, async () => {
      await fileInput(page).setInputFiles(file);
      await expect(documentForm(page).getByText(problem, { exact: true }).first()).toBeVisible();
      await expect(addButton(page)).toBeDisabled();
    });
  }
  await test.step('a file that is too large', async () => {
    // From the disk: as a buffer, 11 MB travel through the protocol as text, for up to 20 s.
    const path = testInfo.outputPath(reportAttachment.name);
    await writeFile(path, Buffer.concat([reportAttachment.buffer, Buffer.alloc(11 * 1024 * 1024)]));
    await fileInput(page).setInputFiles(path);
    await expect(
      documentForm(page).getByText('Your File is Too Large', { exact: true }).first(),
    ).toBeVisible();
    await expect(addButton(page)).toBeDisabled();
  });
  expect((await backend.calls()).some(({ method }) => method === 'POST')).toBe(false);
});

test('title and type are required', async ({ page, backend }) => {
  await backend.start('new-patient', 'myHealth/my-documents');
  await fileInput(page).setInputFiles(pictureAttachment);
  await addButton(page).click();
  for (const name of ['Document title', 'Document type']) {
    const summary = documentForm(page).getByRole('link', { name: new RegExp(name) });
    await expect(summary.or(documentForm(page).getByText('This field is required')).first()).toBeVisible();
    await expect(
      documentForm(page)
        .getByRole('textbox', { name })
        .or(documentForm(page).getByRole('combobox', { name })),
    ).toHaveAccessibleDescription('This field is required');
  }
  expect((await backend.calls()).some(({ method }) => method === 'POST')).toBe(false);
});

test('pictures and PDFs can be previewed before the upload', async ({ page, backend }) => {
  await backend.start('new-patient', 'myHealth/my-documents');
  await fillInDocument(page, 'Scan', pictureAttachment);
  await documentForm(page)
    .getByRole('button', { name: `Preview ${pictureAttachment.name}` })
    .click();
  const preview = page.getByRole('dialog', { name: pictureAttachment.name });
  const previewImage = preview.getByRole('img', { name: `Preview of ${pictureAttachment.name}` });
  await expect(previewImage).toBeVisible();
  await expect
    .poll(() => previewImage.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
});

test('an upload shows its progress and can be canceled', async ({ page, backend }) => {
  await backend.start('new-patient', 'myHealth/my-documents');
  await backend.fault({ endpoint: 'createDocument', effect: { kind: 'timeout' }, once: true });
  await fillInDocument(page, 'Scan', pictureAttachment);
  // The second click must not hit the button that cancels the upload.
  await addButton(page).dblclick();
  await expect(documentForm(page).getByRole('progressbar', { name: 'Upload' })).toBeAttached();
  await expect(documentForm(page).getByText(/^Upload(ing, \d+%|ed\.)/)).toBeVisible();
  const cancelButton = documentForm(page).getByRole('button', { name: 'Cancel upload' });
  await expect(addButton(page)).toBeFocused();
  // An upload that is canceled before it meets its fault would leave the fault to the next one.
  await backend.untilFaultsMet();
  await cancelButton.click();
  await expect(documentForm(page).getByText('The upload is canceled.')).toBeVisible();
  await expect(addButton(page)).toBeFocused();
  await expectToasts(page, []);
  await addButton(page).click();
  await expectToasts(page, ['My Document Add Successfully']);
});

test('an entered document that was not added is restored after a reload, with its file', async ({
  page,
  backend,
}) => {
  page.on('dialog', (confirmDialog) => confirmDialog.accept());
  await backend.start('new-patient', 'myHealth/my-documents');
  await fillInDocument(page, 'Knee scan', pictureAttachment);
  // One draft of the fields and one of the file.
  await expectDrafts(page, 2);
  await page.reload();
  await draftNotice(page).getByRole('button', { name: 'Restore' }).click();
  await expect(documentForm(page).getByRole('textbox', { name: 'Document title' })).toHaveValue('Knee scan');
  await expect(removeFileButton(page, pictureAttachment.name)).toBeVisible();
  await addButton(page).click();
  await expect(documentRow(page, 'Knee scan')).toBeVisible();
  await expectDrafts(page, 0);
  const { tables } = await backend.snapshot();
  expect(tables.documents.find(({ documentTitle }) => documentTitle === 'Knee scan')).toMatchObject({
    documentType: 'Scans',
    documentName: pictureAttachment.name,
    size: pictureAttachment.buffer.length,
  });
});
