import { expect, type Page } from 'playwright/test';
import { databasesOnDisk } from '../disk.ts';

/** Locates the notice that offers unsaved answers of an earlier visit, of today or another day. */
export const draftNotice = (page: Page) =>
  page.getByRole('status').filter({ hasText: /Unsaved answers from (\w+ \d{1,2}, )?\d{1,2}:\d\d/ });

/** Returns names and content of the persisted drafts, one character per byte; empty if none. */
export async function draftsOnDisk(page: Page): Promise<{ names: string[]; content: string }> {
  const databases = await databasesOnDisk(page);
  const draftDatabases = databases.filter(({ name }) => name.startsWith('intake-draft'));
  return {
    names: draftDatabases.filter(({ name }) => name === 'intake-drafts').flatMap(({ keys }) => keys),
    content: draftDatabases.map(({ content }) => content).join(),
  };
}

/** Longer than the app's own idle timeout, in ms: a page without work may never be idle. */
const idleOptions = { timeout: 200 };

/** Waits for an idle callback of the page, which runs after the app's own callbacks. */
const untilIdle = (page: Page) =>
  page.evaluate(
    (options) => new Promise<void>((done) => requestIdleCallback(() => done(), options)),
    idleOptions,
  );

/** Waits for a number of persisted drafts, which the app writes in an idle callback. */
export async function expectDrafts(page: Page, count: number): Promise<void> {
  await untilIdle(page);
  await expect.poll(async () => (await draftsOnDisk(page)).names.length).toBe(count);
}

/**
 * Keeps a page from going on with a write of a draft, as if it were closed right after it began.
 * Steps of a write that are requested at once are carried out.
 */
export const dropLaterSteps = (page: Page) =>
  page.evaluate(() => {
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (stores, mode, options) {
      const transaction = begin.call(this, stores, mode, options);
      if (this.name === 'intake-drafts' && mode === 'readwrite')
        transaction.addEventListener('success', (event) => event.stopPropagation(), { capture: true });
      return transaction;
    };
  });
