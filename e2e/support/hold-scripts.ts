import type { Page } from 'playwright/test';

/**
 * Holds back the app's scripts, as a slow network does.
 * @returns a function that lets them load
 */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Waits until the app has taken over a page that the build has rendered. */
export const untilStarted = (page: Page) => page.waitForFunction(() => window.earlyInput === undefined);
