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

/** Takes away what a test has left: all that the app and the mock keep, but not the worker that answers them. */
async function forget(page: Page): Promise<void> {
  // A file of the same origin: the app that stood here has written its last.
  await page.goto('favicon.svg');
  const devtools = await page.context().newCDPSession(page);
  const storageTypes = 'local_storage,indexeddb,cookies';
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes });
  await page.evaluate(() => sessionStorage.clear());
  await devtools.detach();
}

/**
 * The test of `app.ts` on one page for all tests of a worker, for the many that begin at a scenario and differ in a
 * call: a fresh browser costs as much as what they test. Its clock is installed, and it answers every question with yes.
 */
export const test = base.extend<object, { kept: Kept }>({
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are wanted
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
