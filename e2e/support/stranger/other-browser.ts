import type { Browser } from 'playwright/test';
import { prepare } from '../app.ts';
import type { TestUser } from './walker.ts';

/**
 * Opens a second browser for another user with the server state of the first. Live, one server
 * answers both browsers; mocked, each browser has its own mock.
 */
export async function otherBrowser(one: TestUser, browser: Browser, isLive: boolean): Promise<TestUser> {
  const { origin } = new URL(one.page.url());
  const context = await browser.newContext({ baseURL: `${origin}/` });
  await prepare(context);
  const page = await context.newPage();
  await page.goto('login');
  const other = { page, backend: one.backend.of(page) };
  await copyServerState(one, other, isLive);
  return other;
}

/** Carries the server state to the other browser; live, both browsers use the same server. */
export async function copyServerState(one: TestUser, other: TestUser, isLive: boolean): Promise<void> {
  if (isLive) return;
  const snapshot = await one.backend.snapshot();
  await other.page.evaluate((given) => window.clinicMock.restore(given), snapshot);
}
