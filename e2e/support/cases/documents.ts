import { expect, type Page } from 'playwright/test';
import type { MockServer } from '#mocks/server/server.ts';
import {
  addButton,
  documentForm,
  documentRow,
  fillInDocument,
  pictureAttachment,
} from '../screens/documents.ts';
import { field } from '../screens/intake.ts';
import { type EndpointCase, loadCase, notice, validCaller } from './fault-case.ts';

// `call` serves the contract tests; the other fields try its faults on a screen (fault-case.ts).

const documentsPage = {
  scenario: 'complete',
  path: 'myHealth/my-documents',
  heading: 'Health Intake',
} as const;
/** Returns a document as the form sends it. */
function documentBody(extraFields: Record<string, string>): FormData {
  const form = new FormData();
  const fields = { documentTitle: 'Scan', documentType: 'Scans', documentDescription: '', ...extraFields };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new File(['%PDF-1.4'], 'scan.pdf', { type: 'application/pdf' }));
  return form;
}
const documentId = ({ store }: MockServer) =>
  store.tables.documents.find(({ userId }) => userId === 'complete-patient')?.id ?? '';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 3, name });
const titleField = (page: Page) => field(documentForm(page), 'Document title');

export const listDocuments = loadCase(
  documentsPage,
  'We could not load My Documents.',
  (page) => documentRow(page, 'Chest X-ray'),
  { repeats: true },
);

const firstUpdateButton = (page: Page) =>
  page
    .getByRole('listitem')
    .getByRole('button', { name: /^Update / })
    .first();

/** A document that could not be loaded cannot be overwritten. */
export const readDocument = (() => {
  const notLoadedNotice = (page: Page) => notice(page, 'We could not load this document.');
  const retryButton = (page: Page) => notLoadedNotice(page).getByRole('button', { name: 'Retry' });
  return {
    call: (server) => ({ params: { id: documentId(server) } }),
    ...documentsPage,
    async prepare({ page }) {
      if (await retryButton(page).isVisible()) return;
      const cancel = documentForm(page).getByRole('button', { name: 'Cancel' });
      if (await cancel.isVisible()) await cancel.click();
      await expect(firstUpdateButton(page)).toBeVisible();
    },
    trigger: async ({ page }) =>
      (await retryButton(page).isVisible()) ? retryButton(page).click() : firstUpdateButton(page).click(),
    async expectFailure({ page }, { message }) {
      await expect(retryButton(page)).toBeVisible();
      await expect(notLoadedNotice(page)).toContainText(message);
      await expect(documentForm(page)).toBeHidden();
    },
    expectSuccess: ({ page }) => expect(titleField(page)).toHaveValue('Chest X-ray'),
  } satisfies EndpointCase;
})();

/** Expects the message of a failed save and the user's input. */
async function expectNotSaved(page: Page, message: string): Promise<void> {
  await expect(documentForm(page).getByRole('alert')).toContainText(message);
  await expect(documentForm(page).getByText('Everything you entered is still here.')).toBeVisible();
}

export const createDocument = {
  call: () => ({ as: validCaller.physician, body: documentBody({ userId: 'complete-patient' }) }),
  ...documentsPage,
  async prepare({ page }) {
    if (await addButton(page).isDisabled()) await fillInDocument(page, 'Knee scan', pictureAttachment);
    await expect(addButton(page)).toBeEnabled();
  },
  trigger: ({ page }) => addButton(page).click(),
  async expectFailure({ page }, { message }) {
    await expectNotSaved(page, message);
    await expect(titleField(page)).toHaveValue('Knee scan');
    await expect(field(documentForm(page), 'Document type')).toHaveValue('Scans');
    await expect(
      documentForm(page).getByRole('button', { name: `Remove ${pictureAttachment.name}` }),
    ).toBeVisible();
  },
  expectSuccess: ({ page }) => expect(titleField(page)).toHaveValue(''),
} satisfies EndpointCase;

export const updateDocument = (() => {
  const updateButton = (page: Page) => documentForm(page).getByRole('button', { name: 'Update Document' });
  let typedTitle = '';
  return {
    call: (server) => ({ body: documentBody({ id: documentId(server) }) }),
    ...documentsPage,
    async prepare({ page }) {
      if (await updateButton(page).isVisible()) return;
      await firstUpdateButton(page).click();
      typedTitle = `Scan at ${Date.now()}`;
      await titleField(page).fill(typedTitle);
    },
    trigger: ({ page }) => updateButton(page).click(),
    async expectFailure({ page }, { message }) {
      await expectNotSaved(page, message);
      await expect(titleField(page)).toHaveValue(typedTitle);
    },
    async expectSuccess({ page }) {
      await expect(heading(page, 'Add a document')).toBeFocused();
      await expect(titleField(page)).toHaveValue('');
    },
  } satisfies EndpointCase;
})();

export const deleteDocument = (() => {
  const deleteDialog = (page: Page) => page.getByRole('dialog', { name: 'Delete this document?' });
  return {
    call: (server) => ({ query: { id: documentId(server) } }),
    ...documentsPage,
    async prepare({ page }) {
      if (await deleteDialog(page).isVisible()) return;
      await page
        .getByRole('listitem')
        .getByRole('button', { name: /^Delete / })
        .first()
        .click();
    },
    trigger: ({ page }) => deleteDialog(page).getByRole('button', { name: 'Delete', exact: true }).click(),
    async expectFailure({ page }, { message }) {
      await expect(deleteDialog(page).getByRole('alert')).toContainText(
        `The document is not removed. ${message}`,
      );
    },
    async expectSuccess({ page }) {
      await expect(deleteDialog(page)).toBeHidden();
      await expect(heading(page, 'Saved documents')).toBeFocused();
    },
  } satisfies EndpointCase;
})();
