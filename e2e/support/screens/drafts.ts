import { expect, type Page } from 'playwright/test';
import { databasesOnDisk } from '../disk.ts';

/** The question what shall become of answers that were typed on an earlier visit. */
export const draftNotice = (page: Page) =>
  page.getByRole('status').filter({ hasText: /Unsaved answers from \d{1,2}:\d\d/ });

/** Names and everything else that a browser's disk holds of drafts, bytes as characters; empty where it holds nothing. */
export async function draftsOnDisk(page: Page): Promise<{ names: string[]; content: string }> {
  const databases = await databasesOnDisk(page);
  const own = databases.filter(({ name }) => name.startsWith('intake-draft'));
  return {
    names: own.filter(({ name }) => name === 'intake-drafts').flatMap(({ keys }) => keys),
    content: own.map(({ content }) => content).join(),
  };
}

/** Longer than the app waits for an idle moment, which a page that has nothing to draw may never get. */
const patience = { timeout: 200 };

/** Waits for an idle moment of the page, after those that it has waited for itself. */
const idle = (page: Page) =>
  page.evaluate(
    (options) => new Promise<void>((done) => requestIdleCallback(() => done(), options)),
    patience,
  );

/** Waits until so many drafts are kept: they are written beside the typing, in the page's next idle moment. */
export async function expectDrafts(page: Page, count: number): Promise<void> {
  await idle(page);
  await expect.poll(async () => (await draftsOnDisk(page)).names.length).toBe(count);
}
