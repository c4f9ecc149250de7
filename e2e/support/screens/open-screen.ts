import { expect, type Page } from 'playwright/test';
import { heading } from '../app.ts';
import type { Backend } from '../backend.ts';
import type { AppScreen } from './every-screen.ts';
import { mailedLink } from './links.ts';

/** Opens a screen and waits until it is complete. @returns its address, for messages */
export async function openScreen(
  page: Page,
  backend: Backend,
  { scenario, opensBy }: AppScreen,
): Promise<string> {
  if ('path' in opensBy) await backend.start(scenario, opensBy.path);
  else {
    await backend.start(scenario, 'login');
    await page.goto(await mailedLink(backend, opensBy.mailedTo));
  }
  await expect(heading(page, /./)).toBeVisible();
  await expect(page.locator('[aria-busy=true][data-loading]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  return 'path' in opensBy ? opensBy.path : `the link to ${opensBy.mailedTo}`;
}
