import type { Locator, Page } from 'playwright/test';

/** Counts clicks, and keys that do what a click would do; typed text does not count. */
export function createPressCounter(page: Page) {
  let pressCount = 0;
  return {
    count: () => pressCount,
    async press(target: Locator) {
      pressCount += 1;
      await target.click();
    },
    async pressKey(key: string) {
      pressCount += 1;
      await page.keyboard.press(key);
    },
  };
}
