import { writeFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import { fileProblems } from '#domain/files/document-files.ts';
import { test } from '../../support/app.ts';
import {
  addButton,
  documentForm,
  fileInput,
  fillInDocument,
  picture,
  report,
  row,
} from '../../support/screens/documents.ts';
import { draftNotice, expectDrafts } from '../../support/screens/drafts.ts';
import { expectToasts } from '../../support/screens/toasts.ts';

const attached = (page: Page, name: string) =>
  documentForm(page).getByRole('button', { name: `Remove ${name}`, exact: true });

test('a second file is refused with a message; the first can be removed', async ({ page, backend }) => {
  await backend.start('new-patient', 'myHealth/my-documents');
  await fillInDocument(page, 'Scan', picture);
  await expect(attached(page, picture.name)).toBeVisible();
  await fileInput(page).setInputFiles(report);
  const message = 'Please remove the file to add a new file';
  await expect(fileInput(page)).toHaveAccessibleDescription(new RegExp(message));
  await expectToasts(page, [message]);
  await expect(attached(page, picture.name)).toBeVisible();
  await expect(attached(page, report.name)).toBeHidden();
  await attached(page, picture.name).click();
  await expect(addButton(page)).toBeDisabled();
  await expect(documentForm(page).getByText(message)).toBeHidden();
  await fileInput(page).setInputFiles(report);
  await expect(attached(page, report.name)).toBeVisible();
  await expect(addButton(page)).toBeEnabled();
});

const page1 = Buffer.from('<!doctype html><script>alert(1)</script>');
const refused = [
  { what: 'a program', file: { ...picture, name: 'setup.exe', mimeType: '' }, problem: fileProblems.type },
  {
    what: 'a page that calls itself a picture',
    file: { ...picture, buffer: page1 },
    problem: fileProblems.content,
  },
  {
    what: 'a name that reads backwards',
    file: { ...report, name: 'report\u202efdp.png.pdf' },
    problem: fileProblems.name,
  },
  { what: 'an empty file', file: { ...report, buffer: Buffer.alloc(0) }, problem: fileProblems.empty },
];

test('an unsupported file is refused with a message, and nothing is attached', async ({
  page,
  backend,
}, testInfo) => {
  await backend.start('new-patient', 'myHealth/my-documents');
  for (const { what, file, problem } of refused) {
    await test.step(what, async () => {
      await fileInput(page).setInputFiles(file);
      await expect(documentForm(page).getByText(problem, { exact: true }).first()).toBeVisible();
      await expect(addButton(page)).toBeDisabled();
    });
  }
  await test.step('a file that is too large', async () => {
    // From the disk: as a buffer, 11 MB travel through the protocol as text, for up to 20 s.
    const path = testInfo.outputPath(report.name);
    await writeFile(path, Buffer.concat([report.buffer, Buffer.alloc(11 * 1024 * 1024)]));
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
  await fileInput(page).setInputFiles(picture);
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
  await fillInDocument(page, 'Scan', picture);
  await documentForm(page)
    .getByRole('button', { name: `Preview ${picture.name}` })
    .click();
  const preview = page.getByRole('dialog', { name: picture.name });
  const shown = preview.getByRole('img', { name: `Preview of ${picture.name}` });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
});

test('an upload shows its progress and can be canceled', async ({ page, backend }) => {
  await backend.start('new-patient', 'myHealth/my-documents');
  await backend.fault({ endpoint: 'createDocument', effect: { kind: 'timeout' }, once: true });
  await fillInDocument(page, 'Scan', picture);
  // The second click must not hit the button that cancels the upload.
  await addButton(page).dblclick();
  await expect(documentForm(page).getByRole('progressbar', { name: 'Upload' })).toBeAttached();
  await expect(documentForm(page).getByText(/^Upload(ing, \d+%|ed\.)/)).toBeVisible();
  const cancel = documentForm(page).getByRole('button', { name: 'Cancel upload' });
  await expect(addButton(page)).toBeFocused();
  // An upload that is canceled before it meets its fault would leave the fault to the next one.
  await backend.faultsMet();
  await cancel.click();
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
  page.on('dialog', (question) => question.accept());
  await backend.start('new-patient', 'myHealth/my-documents');
  await fillInDocument(page, 'Knee scan', picture);
  await expectDrafts(page, 2);
  await page.reload();
  await draftNotice(page).getByRole('button', { name: 'Restore' }).click();
  await expect(documentForm(page).getByRole('textbox', { name: 'Document title' })).toHaveValue('Knee scan');
  await expect(attached(page, picture.name)).toBeVisible();
  await addButton(page).click();
  await expect(row(page, 'Knee scan')).toBeVisible();
  await expectDrafts(page, 0);
  const { tables } = await backend.snapshot();
  expect(tables.documents.find(({ documentTitle }) => documentTitle === 'Knee scan')).toMatchObject({
    documentType: 'Scans',
    documentName: picture.name,
    size: picture.buffer.length,
  });
});
