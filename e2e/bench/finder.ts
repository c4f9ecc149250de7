import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';

/** Time after which a key's matches have long been painted, in ms. */
const settleMs = 700;

declare global {
  interface Window {
    /** Start of the last keystroke, and the paint of the last change of the finder's menu. */
    finder: { key: number; painted: number };
  }
}

/** Records in the page when a key is pressed and when the dialog's changes are painted. */
function watchFinder(): void {
  const times = { key: 0, painted: 0 };
  window.finder = times;
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      times.key = timeStamp;
    },
    { capture: true },
  );
  new MutationObserver(() =>
    requestAnimationFrame(() => {
      // A message is delivered right after the frame's paint.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        times.painted = performance.now();
      };
      port2.postMessage(null);
    }),
  ).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/**
 * Opens the finder over the page and types each text into the empty field.
 * @returns time from each key until its matches are painted, in ms; 0 for a key that changes nothing
 */
export async function searchInFinder(page: Page, texts: readonly string[]): Promise<number[]> {
  await page.keyboard.press('/');
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.waitFor();
  await page.evaluate(watchFinder);
  const costs: number[] = [];
  for (const text of texts) {
    await field.fill('');
    await sleep(settleMs);
    for (const key of text) {
      await page.keyboard.press(key);
      await sleep(settleMs);
      const { key: pressed, painted } = await page.evaluate(() => window.finder);
      costs.push(Math.max(0, painted - pressed));
    }
  }
  return costs;
}
