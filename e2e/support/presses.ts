import type { Locator, Page } from 'playwright/test';

/** Counts clicks, and keys that do what a click would do; typed text does not count. */
export function countPresses(page: Page) {
  let presses = 0;
  return {
    count: () => presses,
    async press(target: Locator) {
      presses += 1;
      await target.click();
    },
    async pressKey(key: string) {
      presses += 1;
      await page.keyboard.press(key);
    },
  };
}
