import type { Page } from 'playwright/test';
import { samplePdf } from '#mocks/seed/sample-pdf.ts';
import { samplePicture } from '#mocks/seed/sample-picture.ts';
import { choose, field, form } from './intake.ts';

// Attachments with valid content.
export const pictureAttachment = {
  name: 'knee scan.png',
  mimeType: 'image/png',
  buffer: Buffer.from(samplePicture()),
};
export const reportAttachment = {
  name: 'report.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(samplePdf(['Report', 'Made in a test.'])),
};

type Attachment = typeof pictureAttachment;

export const documentForm = (page: Page) => form(page, 'My Documents');
export const fileInput = (page: Page) => documentForm(page).getByLabel('File', { exact: false });
export const addButton = (page: Page) => documentForm(page).getByRole('button', { name: 'Add Document' });
/** Locates a document of the list by its title. */
export const documentRow = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 4, name: title, exact: true }) });

/** Fills in the form of a new document without sending it. */
export async function fillInDocument(page: Page, title: string, file: Attachment, type = 'Scans') {
  await field(documentForm(page), 'Document title').fill(title);
  await choose(documentForm(page), 'Document type', type);
  await fileInput(page).setInputFiles(file);
}
