import { type BrowserContext, expect, type Page } from 'playwright/test';

/** Recorded toast; `shownMs` is the time it stayed, null while it is visible. */
interface SeenToast {
  text: string;
  kind: string;
  shownAt: number;
  shownMs: number | null;
}

declare global {
  interface Window {
    seenToasts: SeenToast[];
  }
}

/** Records every toast of every page: a short toast would be gone before a test could check it. */
export async function recordToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const toastSelector = '[data-kind]:has(button[aria-label="Close message"])';
    const openToasts = new Map<Element, SeenToast>();
    window.seenToasts = [];
    new MutationObserver(() => {
      for (const element of document.querySelectorAll(toastSelector)) {
        if (openToasts.has(element)) continue;
        const toast = {
          // An action may follow the message.
          text: element.querySelector('[class*=description]')?.firstChild?.textContent ?? '',
          kind: element.getAttribute('data-kind') ?? '',
          shownAt: performance.now(),
          shownMs: null,
        };
        openToasts.set(element, toast);
        window.seenToasts.push(toast);
      }
      for (const [element, toast] of openToasts) {
        if (element.isConnected) continue;
        toast.shownMs = performance.now() - toast.shownAt;
        openToasts.delete(element);
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Returns the toasts of a page since it was loaded, oldest first. */
export const seenToasts = (page: Page): Promise<SeenToast[]> => page.evaluate(() => window.seenToasts);

/** Closes and forgets the recorded toasts: an equal open toast would absorb a new one. */
export async function forgetToasts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const closeButtons = document.querySelectorAll<HTMLElement>(
      '[data-kind] button[aria-label="Close message"]',
    );
    for (const button of closeButtons) button.click();
    if (closeButtons.length > 0) return false;
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
  const findLifetime = async () =>
    (await seenToasts(page)).find((seen) => seen.text === text)?.shownMs ?? null;
  await expect.poll(findLifetime).not.toBeNull();
  return (await findLifetime()) ?? 0;
}
