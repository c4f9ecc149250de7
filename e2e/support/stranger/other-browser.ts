import type { Browser } from 'playwright/test';
import { prepare } from '../app.ts';
import { httpBackend, pageBackend } from '../backend.ts';
import type { Walker } from './walker.ts';

/** Somebody else, in a browser of their own. Live, one server answers both; mocked, each browser has a mock of its own. */
export async function otherBrowser({ page }: Walker, browser: Browser, isLive: boolean): Promise<Walker> {
  const { origin } = new URL(page.url());
  const context = await browser.newContext({ baseURL: `${origin}/` });
  await prepare(context);
  const other = await context.newPage();
  await other.goto('login');
  return { page: other, backend: isLive ? httpBackend(other) : pageBackend(other) };
}

/** Goes on where somebody else has left the server: mocked, its data is carried over; live, it is the same. */
export async function goOnFrom(one: Walker, other: Walker, isLive: boolean): Promise<void> {
  if (isLive) return;
  const snapshot = await one.backend.snapshot();
  await other.page.evaluate((given) => window.clinicMock.restore(given), snapshot);
}
