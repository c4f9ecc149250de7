import type { Browser, Page } from 'playwright/test';
import { test as base, noScriptFails, prepare } from './app.ts';
import { pageBackend } from './backend.ts';

interface Kept {
  page: Page | null;
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await prepare(context);
  const page = await context.newPage();
  page.on('dialog', (question) => question.accept());
  await page.clock.install();
  return page;
}

/** Clears all data of the app and the mock, but keeps the mock's service worker registered. */
async function forget(page: Page): Promise<void> {
  // Navigates to a plain file of the origin, so that the app cannot write to storage any more.
  await page.goto('favicon.svg');
  const devtools = await page.context().newCDPSession(page);
  const storageTypes = 'local_storage,indexeddb,cookies';
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes });
  await page.evaluate(() => sessionStorage.clear());
  await devtools.detach();
}

/**
 * Variant of the test of `app.ts` with one page for all tests of a worker, for the many tests that
 * start from a scenario and differ in one call: a fresh browser costs as much as such a test.
 * The page's clock is installed, and every dialog of the browser is accepted.
 */
export const test = base.extend<object, { kept: Kept }>({
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from it
    async ({}, use) => {
      const kept: Kept = { page: null };
      await use(kept);
      await kept.page?.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, kept }, use) => {
    kept.page ??= await openPage(browser);
    await forget(kept.page);
    await use(kept.page);
  },
  context: ({ page }, use) => use(page.context()),
  backend: ({ page }, use) => noScriptFails(page, () => use(pageBackend(page))),
});
