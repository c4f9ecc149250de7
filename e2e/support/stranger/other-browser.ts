import type { Browser } from 'playwright/test';
import { prepare } from '../app.ts';
import type { Walker } from './walker.ts';

/**
 * Somebody else, in a browser of their own, where the first one has left the server. Live, one server answers both;
 * mocked, each browser has a mock of its own.
 */
export async function otherBrowser(one: Walker, browser: Browser, isLive: boolean): Promise<Walker> {
  const { origin } = new URL(one.page.url());
  const context = await browser.newContext({ baseURL: `${origin}/` });
  await prepare(context);
  const page = await context.newPage();
  await page.goto('login');
  const other = { page, backend: one.backend.of(page) };
  await goOnFrom(one, other, isLive);
  return other;
}

/** Goes on where somebody else has left the server: mocked, its data is carried over; live, it is the same. */
export async function goOnFrom(one: Walker, other: Walker, isLive: boolean): Promise<void> {
  if (isLive) return;
  const snapshot = await one.backend.snapshot();
  await other.page.evaluate((given) => window.clinicMock.restore(given), snapshot);
}
