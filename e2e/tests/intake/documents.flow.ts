import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import { test } from '../../support/app.ts';
import {
  addButton,
  documentForm,
  documentRow,
  fillInDocument,
  pictureAttachment,
  reportAttachment,
} from '../../support/screens/documents.ts';
import { field, sectionList } from '../../support/screens/intake.ts';
import { expectToasts, forgetToasts } from '../../support/screens/toasts.ts';

/** Downloads a document and returns the file's name and bytes. */
async function download(page: Page, title: string): Promise<{ name: string; bytes: Buffer }> {
  const downloadEvent = page.waitForEvent('download');
  await documentRow(page, title)
    .getByRole('button', { name: `Download ${title}` })
    .click();
  const download = await downloadEvent;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('files are uploaded, listed, survive a reload and are downloaded byte for byte', async ({
  page,
  backend,
}) => {
  await backend.start('new-patient', 'myHealth/my-documents');
  await expect(page.getByRole('heading', { name: 'No documents yet' })).toBeVisible();
  await expect(addButton(page)).toBeDisabled();
  await fillInDocument(page, 'Scan of the knee', pictureAttachment);
  await field(documentForm(page), 'Description').fill('Taken after the fall.');
  await addButton(page).click();
  await expect(documentRow(page, 'Scan of the knee')).toContainText('Scans');
  await expect(page.getByRole('heading', { name: 'Add a document' })).toBeFocused();
  await expect(field(documentForm(page), 'Document title')).toHaveValue('');
  await expect(addButton(page)).toBeDisabled();
  await expectToasts(page, ['My Document Add Successfully']);
  await expect(sectionList(page).getByRole('link', { name: 'My Documents Completed' })).toBeVisible();
  await fillInDocument(page, 'The report', reportAttachment, 'Medical Reports');
  await addButton(page).click();
  await expect(documentRow(page, 'The report')).toContainText('Medical Reports');

  await page.reload();
  const kneeRow = documentRow(page, 'Scan of the knee');
  await kneeRow.getByRole('button', { name: /^Description/ }).click();
  await expect(kneeRow).toContainText('Taken after the fall.');
  await documentRow(page, 'The report')
    .getByRole('button', { name: /^Description/ })
    .click();
  await expect(documentRow(page, 'The report')).toContainText('No Description Added');
  expect(await download(page, 'Scan of the knee')).toEqual({
    name: pictureAttachment.name,
    bytes: pictureAttachment.buffer,
  });
  expect(await download(page, 'The report')).toEqual({
    name: reportAttachment.name,
    bytes: reportAttachment.buffer,
  });
});

test('a document is updated with its present file or with another one', async ({ page, backend }) => {
  await backend.start('complete', 'myHealth/my-documents');
  const updateButton = documentForm(page).getByRole('button', { name: 'Update Document' });
  const originalFile = await download(page, 'Chest X-ray');
  await documentRow(page, 'Chest X-ray').getByRole('button', { name: 'Update Chest X-ray' }).click();
  await expect(field(documentForm(page), 'Document title')).toHaveValue('Chest X-ray');
  await field(documentForm(page), 'Document title').fill('X-ray of the chest');
  await updateButton.click();
  await expect(addButton(page), 'back to adding').toBeDisabled();
  await expect(documentRow(page, 'Chest X-ray')).toBeHidden();
  await expectToasts(page, ['My Document Update Successfully']);
  expect(await download(page, 'X-ray of the chest')).toEqual(originalFile);

  await documentRow(page, 'X-ray of the chest')
    .getByRole('button', { name: /^Update/ })
    .click();
  await documentForm(page)
    .getByRole('button', { name: /^Remove / })
    .click();
  await expect(updateButton).toBeDisabled();
  await documentForm(page).getByLabel('File').setInputFiles(reportAttachment);
  // With a slow list, the saved document must have its new name before the list is refetched.
  await backend.fault({ endpoint: 'listDocuments', effect: { kind: 'delay', ms: 5_000 } });
  await updateButton.click();
  await expect(addButton(page)).toBeDisabled();
  expect(await download(page, 'X-ray of the chest')).toEqual({
    name: reportAttachment.name,
    bytes: reportAttachment.buffer,
  });
});

test('a document is deleted after a confirmation', { tag: '@wcag-3.3.4' }, async ({ page, backend }) => {
  await backend.start('complete', 'myHealth/my-documents');
  const dialog = page.getByRole('dialog', { name: 'Delete this document?' });
  const deleteButton = documentRow(page, 'Chest X-ray').getByRole('button', { name: 'Delete Chest X-ray' });
  await deleteButton.click();
  await expect(dialog).toContainText('“Chest X-ray” and its file will be removed.');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toBeHidden();
  expect((await backend.calls()).some(({ method }) => method === 'DELETE')).toBe(false);
  await forgetToasts(page);
  await deleteButton.click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(documentRow(page, 'Chest X-ray')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Saved documents' })).toBeFocused();
  await expectToasts(page, ['Document Removed SuccessFully']);
  await page.reload();
  await expect(documentRow(page, 'Biopsy of the left breast')).toBeVisible();
  await expect(documentRow(page, 'Chest X-ray')).toBeHidden();
});
