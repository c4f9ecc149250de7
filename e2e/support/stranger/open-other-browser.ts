import type { Browser } from 'playwright/test';
import { prepareContext } from '../app.ts';
import type { TestUser } from './walker.ts';

/**
 * Opens a second browser for another user with the server state of the first. Live, one server
 * answers both browsers; mocked, each browser has its own mock.
 */
export async function openOtherBrowser(
  first: TestUser,
  browser: Browser,
  isLive: boolean,
): Promise<TestUser> {
  const { origin } = new URL(first.page.url());
  const context = await browser.newContext({ baseURL: `${origin}/` });
  await prepareContext(context);
  const page = await context.newPage();
  await page.goto('login');
  const other = { page, backend: first.backend.of(page) };
  await copyServerState(first, other, isLive);
  return other;
}

/** Carries the server state to the other browser; live, both browsers use the same server. */
export async function copyServerState(first: TestUser, other: TestUser, isLive: boolean): Promise<void> {
  if (isLive) return;
  const snapshot = await first.backend.snapshot();
  await other.page.evaluate((given) => window.clinicMock.restore(given), snapshot);
}
