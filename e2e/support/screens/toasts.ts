import { type BrowserContext, expect, type Page } from 'playwright/test';

/** Recorded toast; `ms` is the time it stayed, null while it is visible. */
interface SeenToast {
  text: string;
  kind: string;
  shownAt: number;
  ms: number | null;
}

declare global {
  interface Window {
    seenToasts: SeenToast[];
  }
}

/** Records every toast of every page: a short toast would be gone before a test could check it. */
export async function recordToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const toast = '[data-kind]:has(button[aria-label="Close message"])';
    const open = new Map<Element, SeenToast>();
    window.seenToasts = [];
    new MutationObserver(() => {
      for (const element of document.querySelectorAll(toast)) {
        if (open.has(element)) continue;
        const seen = {
          // An action may follow the message.
          text: element.querySelector('[class*=description]')?.firstChild?.textContent ?? '',
          kind: element.getAttribute('data-kind') ?? '',
          shownAt: performance.now(),
          ms: null,
        };
        open.set(element, seen);
        window.seenToasts.push(seen);
      }
      for (const [element, seen] of open) {
        if (element.isConnected) continue;
        seen.ms = performance.now() - seen.shownAt;
        open.delete(element);
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Returns the toasts of a page since it was loaded, oldest first. */
export const seenToasts = (page: Page): Promise<SeenToast[]> => page.evaluate(() => window.seenToasts);

/** Closes and forgets the recorded toasts: an equal open toast would absorb a new one. */
export async function forgetToasts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const close = document.querySelectorAll<HTMLElement>('[data-kind] button[aria-label="Close message"]');
    for (const button of close) button.click();
    if (close.length > 0) return false;
    window.seenToasts.length = 0;
    return true;
  });
}

/** Polling intervals in ms for short waits; Playwright's own intervals grow longer. */
export const shortPollIntervals = { intervals: [25, 50, 100, 200, 400] };

/** Waits until exactly these texts have been toasted since the page was loaded. */
export async function expectToasts(page: Page, texts: readonly string[]): Promise<void> {
  await expect
    .poll(async () => (await seenToasts(page)).map(({ text }) => text), shortPollIntervals)
    .toEqual(texts);
}

/** Waits until a text has been toasted. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect
    .poll(async () => (await seenToasts(page)).map((seen) => seen.text), shortPollIntervals)
    .toContain(text);
}

/** Waits until a toast is gone and returns the time it stayed, in ms. */
export async function toastLifetime(page: Page, text: string): Promise<number> {
  const find = async () => (await seenToasts(page)).find((seen) => seen.text === text)?.ms ?? null;
  await expect.poll(find).not.toBeNull();
  return (await find()) ?? 0;
}
