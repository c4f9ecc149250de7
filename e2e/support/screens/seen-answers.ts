import { expect, type Locator, type Page } from 'playwright/test';
import type { IntakeModule } from '#domain/intake/sections.ts';
import type { WireRecord } from '#domain/questions/question.ts';
import { databasesOnDisk } from '../disk.ts';

/** Path of the page of the patient with every answer. */
export const reviewPath = 'physician/patient-profile/complete-patient';

/** Section of the review by its name. */
export const reviewSection = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true });
/** Row of the review that holds an answer. */
export const rowWith = (page: Page, section: string, text: string | RegExp) =>
  reviewSection(page, section).locator('[data-items]').filter({ hasText: text });
export const changedMarks = (within: Page | Locator) => within.getByText('Changed', { exact: true });
export const filterButton = (page: Page) => page.getByRole('button', { name: 'Show what changed' });

/** Opens the review, or loads it again, and waits until all sections are loaded and compared. */
export async function openReview(page: Page): Promise<void> {
  await page.goto(reviewPath);
  await expectLoadedReview(page);
}

export async function expectLoadedReview(page: Page): Promise<void> {
  await expect(page.getByText('Persian Gulf')).toBeAttached();
  await expect(page.locator('main [data-loading]')).toHaveCount(0);
}

/** Changes fields of the patient's stored section, as a save of the patient does. */
export const changeAsPatient = (page: Page, module: IntakeModule, fields: WireRecord) =>
  page.evaluate(
    async ([moduleName, values]) => {
      const snapshot = await window.clinicMock.snapshot();
      const stored = snapshot.tables.intakeRecords.find(
        (record) => record.userId === 'complete-patient' && record.module === moduleName,
      );
      if (!stored) throw new Error(`${moduleName} is not stored`);
      Object.assign(stored.record, values);
      await window.clinicMock.restore(snapshot);
    },
    [module, fields] as const,
  );

/** Returns what is stored of seen answers, as text; '' if nothing is. */
export async function seenOnDisk(page: Page): Promise<string> {
  const database = (await databasesOnDisk(page)).find(({ name }) => name === 'intake-seen-answers');
  return database && database.keys.length > 0 ? database.content : '';
}

/** Returns the stored digest of an answer that the physician has seen, made with the page's key. */
export const seenDigest = (page: Page, module: IntakeModule, name: string): Promise<string | null> =>
  page.evaluate(
    async ([section, item]) => {
      const resultOf = <T>(request: IDBRequest<T>) =>
        new Promise<T>((done, fail) => {
          request.onsuccess = () => done(request.result);
          request.onerror = () => fail(request.error);
        });
      const read = async (database: string, store: string, entry: string) => {
        const databases = await indexedDB.databases();
        if (!databases.some(({ name }) => name === database)) return undefined;
        const openDatabase = await resultOf(indexedDB.open(database));
        const found = await resultOf(openDatabase.transaction(store).objectStore(store).get(entry));
        openDatabase.close();
        return found;
      };
      const key = await read('intake-draft-key', 'key', 'seen-answers');
      if (!key) return null;
      const digest = async (...texts: string[]) => {
        const text = new TextEncoder().encode(JSON.stringify(['physician', 'complete-patient', ...texts]));
        // The app keeps the first 12 bytes of the digest (src/drafts/seen-store.ts).
        return btoa(
          String.fromCharCode(...new Uint8Array(await crypto.subtle.sign('HMAC', key, text), 0, 12)),
        );
      };
      const seenAnswers = await read('intake-seen-answers', 'seen', await digest());
      return seenAnswers?.get(await digest(section, item))?.digest ?? null;
    },
    [module, name] as const,
  );

/** Scrolls to an answer and waits until it is kept as seen in its present version. */
export async function scrollToAnswer(
  page: Page,
  row: Locator,
  [module, name]: readonly [IntakeModule, string],
  formerDigest: string | null = null,
): Promise<string> {
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect.poll(() => seenDigest(page, module, name)).not.toBe(formerDigest);
  return (await seenDigest(page, module, name)) ?? '';
}
