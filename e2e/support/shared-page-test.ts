import type { Browser, Page } from 'playwright/test';
import { test as base, expectNoScriptError, prepareContext } from './app.ts';
import { pageBackend } from './backend.ts';

/** Page of a worker; null before its first test. */
interface SharedPage {
  page: Page | null;
}

/** Opens the page that all tests of a worker share. */
async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await prepareContext(context);
  const page = await context.newPage();
  page.on('dialog', (confirmDialog) => confirmDialog.accept());
  await page.clock.install();
  return page;
}

/** Clears all data of the app and the mock, but keeps the mock's service worker registered. */
async function clearData(page: Page): Promise<void> {
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
export const test = base.extend<object, { sharedPage: SharedPage }>({
  sharedPage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from it
    async ({}, use) => {
      const sharedPage: SharedPage = { page: null };
      await use(sharedPage);
      await sharedPage.page?.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, sharedPage }, use) => {
    sharedPage.page ??= await openPage(browser);
    await clearData(sharedPage.page);
    await use(sharedPage.page);
  },
  context: ({ page }, use) => use(page.context()),
  backend: ({ page }, use) => expectNoScriptError(page, () => use(pageBackend(page))),
});
