import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import { test } from '../../support/app.ts';
import {
  addButton,
  documentForm,
  fillInDocument,
  picture,
  report,
  row,
} from '../../support/screens/documents.ts';
import { field, sectionList } from '../../support/screens/intake.ts';
import { expectToasts, forgetToasts } from '../../support/screens/toasts.ts';

/** Downloads a document and returns the file's name and bytes. */
async function downloaded(page: Page, title: string): Promise<{ name: string; bytes: Buffer }> {
  const started = page.waitForEvent('download');
  await row(page, title)
    .getByRole('button', { name: `Download ${title}` })
    .click();
  const download = await started;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('files are uploaded, listed, survive a reload and are downloaded byte for byte', async ({
  page,
  backend,
}) => {
  await backend.start('new-patient', 'myHealth/my-documents');
  await expect(page.getByRole('heading', { name: 'No documents yet' })).toBeVisible();
  await expect(addButton(page)).toBeDisabled();
  await fillInDocument(page, 'Scan of the knee', picture);
  await field(documentForm(page), 'Description').fill('Taken after the fall.');
  await addButton(page).click();
  await expect(row(page, 'Scan of the knee')).toContainText('Scans');
  await expect(page.getByRole('heading', { name: 'Add a document' })).toBeFocused();
  await expect(field(documentForm(page), 'Document title')).toHaveValue('');
  await expect(addButton(page)).toBeDisabled();
  await expectToasts(page, ['My Document Add Successfully']);
  await expect(sectionList(page).getByRole('link', { name: 'My Documents Completed' })).toBeVisible();
  await fillInDocument(page, 'The report', report, 'Medical Reports');
  await addButton(page).click();
  await expect(row(page, 'The report')).toContainText('Medical Reports');

  await page.reload();
  const knee = row(page, 'Scan of the knee');
  await knee.getByRole('button', { name: /^Description/ }).click();
  await expect(knee).toContainText('Taken after the fall.');
  await row(page, 'The report')
    .getByRole('button', { name: /^Description/ })
    .click();
  await expect(row(page, 'The report')).toContainText('No Description Added');
  expect(await downloaded(page, 'Scan of the knee')).toEqual({ name: picture.name, bytes: picture.buffer });
  expect(await downloaded(page, 'The report')).toEqual({ name: report.name, bytes: report.buffer });
});

test('a document is updated with its present file or with another one', async ({ page, backend }) => {
  await backend.start('complete', 'myHealth/my-documents');
  const action = documentForm(page).getByRole('button', { name: 'Update Document' });
  const before = await downloaded(page, 'Chest X-ray');
  await row(page, 'Chest X-ray').getByRole('button', { name: 'Update Chest X-ray' }).click();
  await expect(field(documentForm(page), 'Document title')).toHaveValue('Chest X-ray');
  await field(documentForm(page), 'Document title').fill('X-ray of the chest');
  await action.click();
  await expect(addButton(page), 'back to adding').toBeDisabled();
  await expect(row(page, 'Chest X-ray')).toBeHidden();
  await expectToasts(page, ['My Document Update Successfully']);
  expect(await downloaded(page, 'X-ray of the chest')).toEqual(before);

  await row(page, 'X-ray of the chest')
    .getByRole('button', { name: /^Update/ })
    .click();
  await documentForm(page)
    .getByRole('button', { name: /^Remove / })
    .click();
  await expect(action).toBeDisabled();
  await documentForm(page).getByLabel('File').setInputFiles(report);
  // With a slow list, the saved document must have its new name before the list is refetched.
  await backend.fault({ endpoint: 'listDocuments', effect: { kind: 'delay', ms: 5_000 } });
  await action.click();
  await expect(addButton(page)).toBeDisabled();
  expect(await downloaded(page, 'X-ray of the chest')).toEqual({ name: report.name, bytes: report.buffer });
});

test('a document is deleted after a confirmation', { tag: '@wcag-3.3.4' }, async ({ page, backend }) => {
  await backend.start('complete', 'myHealth/my-documents');
  const dialog = page.getByRole('dialog', { name: 'Delete this document?' });
  const remove = row(page, 'Chest X-ray').getByRole('button', { name: 'Delete Chest X-ray' });
  await remove.click();
  await expect(dialog).toContainText('“Chest X-ray” and its file will be removed.');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toBeHidden();
  expect((await backend.calls()).some(({ method }) => method === 'DELETE')).toBe(false);
  await forgetToasts(page);
  await remove.click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(row(page, 'Chest X-ray')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Saved documents' })).toBeFocused();
  await expectToasts(page, ['Document Removed SuccessFully']);
  await page.reload();
  await expect(row(page, 'Biopsy of the left breast')).toBeVisible();
  await expect(row(page, 'Chest X-ray')).toBeHidden();
});
