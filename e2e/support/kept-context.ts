import type { BrowserContext } from 'playwright/test';
import { test as base } from './app.ts';

/**
 * A test whose pages share one context in each worker, with a clock to turn: the scripts are compiled and the service
 * worker is there, and a page loads for half the price. Between tests everything that the app stores is taken away.
 */
export const test = base.extend<object, { kept: { context?: BrowserContext } }>({
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const kept: { context?: BrowserContext } = {};
      await use(kept);
      await kept.context?.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, kept }, use) => {
    if (!kept.context) {
      kept.context = await browser.newContext({ reducedMotion: 'reduce' });
      await kept.context.clock.install();
    }
    await use(kept.context);
  },
  page: async ({ context, baseURL }, use) => {
    const page = await context.newPage();
    await use(page);
    const devtools = await context.newCDPSession(page);
    await page.goto('about:blank');
    const { origin } = new URL(baseURL ?? '');
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
    await page.close();
  },
});
