import { expect, type Page } from 'playwright/test';
import type { MockServer } from '#mocks/server/server.ts';
import { addButton, documentForm, fillInDocument, picture, row } from '../screens/documents.ts';
import { field } from '../screens/intake.ts';
import { type EndpointCase, loadCase, notice, validCaller } from './fault-case.ts';

const documents = { scenario: 'complete', path: 'myHealth/my-documents', heading: 'Health Intake' } as const;
/** Returns a document as the form sends it. */
function sentForm(more: Record<string, string>): FormData {
  const form = new FormData();
  const fields = { documentTitle: 'Scan', documentType: 'Scans', documentDescription: '', ...more };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new File(['%PDF-1.4'], 'scan.pdf', { type: 'application/pdf' }));
  return form;
}
const documentId = ({ store }: MockServer) =>
  store.tables.documents.find(({ userId }) => userId === 'complete-patient')?.id ?? '';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 3, name });
const title = (page: Page) => field(documentForm(page), 'Document title');

export const listDocuments = loadCase(
  documents,
  'We could not load My Documents.',
  (page) => row(page, 'Chest X-ray'),
  { repeats: true },
);

const firstUpdate = (page: Page) =>
  page
    .getByRole('listitem')
    .getByRole('button', { name: /^Update / })
    .first();

/** A document that could not be loaded cannot be overwritten. */
export const readDocument = (() => {
  const unread = (page: Page) => notice(page, 'We could not load this document.');
  const retry = (page: Page) => unread(page).getByRole('button', { name: 'Retry' });
  return {
    call: (server) => ({ params: { id: documentId(server) } }),
    ...documents,
    async ready({ page }) {
      if (await retry(page).isVisible()) return;
      const cancel = documentForm(page).getByRole('button', { name: 'Cancel' });
      if (await cancel.isVisible()) await cancel.click();
      await expect(firstUpdate(page)).toBeVisible();
    },
    trigger: async ({ page }) =>
      (await retry(page).isVisible()) ? retry(page).click() : firstUpdate(page).click(),
    async failed({ page }, { words }) {
      await expect(retry(page)).toBeVisible();
      await expect(unread(page)).toContainText(words);
      await expect(documentForm(page)).toBeHidden();
    },
    succeeded: ({ page }) => expect(title(page)).toHaveValue('Chest X-ray'),
  } satisfies EndpointCase;
})();

/** Expects the message of a failed save and the user's input. */
async function expectNotSaved(page: Page, words: string): Promise<void> {
  await expect(documentForm(page).getByRole('alert')).toContainText(words);
  await expect(documentForm(page).getByText('Everything you entered is still here.')).toBeVisible();
}

export const createDocument = {
  call: () => ({ as: validCaller.physician, body: sentForm({ userId: 'complete-patient' }) }),
  ...documents,
  async ready({ page }) {
    if (await addButton(page).isDisabled()) await fillInDocument(page, 'Knee scan', picture);
    await expect(addButton(page)).toBeEnabled();
  },
  trigger: ({ page }) => addButton(page).click(),
  async failed({ page }, { words }) {
    await expectNotSaved(page, words);
    await expect(title(page)).toHaveValue('Knee scan');
    await expect(field(documentForm(page), 'Document type')).toHaveValue('Scans');
    await expect(documentForm(page).getByRole('button', { name: `Remove ${picture.name}` })).toBeVisible();
  },
  succeeded: ({ page }) => expect(title(page)).toHaveValue(''),
} satisfies EndpointCase;

export const updateDocument = (() => {
  const save = (page: Page) => documentForm(page).getByRole('button', { name: 'Update Document' });
  let typed = '';
  return {
    call: (server) => ({ body: sentForm({ id: documentId(server) }) }),
    ...documents,
    async ready({ page }) {
      if (await save(page).isVisible()) return;
      await firstUpdate(page).click();
      typed = `Scan at ${Date.now()}`;
      await title(page).fill(typed);
    },
    trigger: ({ page }) => save(page).click(),
    async failed({ page }, { words }) {
      await expectNotSaved(page, words);
      await expect(title(page)).toHaveValue(typed);
    },
    async succeeded({ page }) {
      await expect(heading(page, 'Add a document')).toBeFocused();
      await expect(title(page)).toHaveValue('');
    },
  } satisfies EndpointCase;
})();

export const deleteDocument = (() => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete this document?' });
  return {
    call: (server) => ({ query: { id: documentId(server) } }),
    ...documents,
    async ready({ page }) {
      if (await dialog(page).isVisible()) return;
      await page
        .getByRole('listitem')
        .getByRole('button', { name: /^Delete / })
        .first()
        .click();
    },
    trigger: ({ page }) => dialog(page).getByRole('button', { name: 'Delete', exact: true }).click(),
    async failed({ page }, { words }) {
      await expect(dialog(page).getByRole('alert')).toContainText(`The document is not removed. ${words}`);
    },
    async succeeded({ page }) {
      await expect(dialog(page)).toBeHidden();
      await expect(heading(page, 'Saved documents')).toBeFocused();
    },
  } satisfies EndpointCase;
})();
