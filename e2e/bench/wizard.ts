import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright';
import type { BenchServer } from './bench-server.ts';
import { wizardScreen } from './screens.ts';
import { visit } from './visit.ts';

/** Stores the session of a demo account in a page. */
export type SignIn = (page: Page, email: string) => Promise<void>;

/** Servers of the wizard and of its two baselines: a bare input, and Mantine's fields. */
export interface WizardSetting {
  servers: Record<'bare' | 'mantine' | 'live', BenchServer>;
  signIn: SignIn;
}

/** Opens the live wizard of the patient who has completed all sections. */
export function visitWizard<Result>(
  browser: Browser,
  { servers, signIn }: WizardSetting,
  path: string,
  look: (page: Page) => Promise<Result>,
): Promise<Result> {
  const before = (page: Page) => signIn(page, wizardScreen.signedInAs ?? '');
  const screen = { path, selector: 'form :is(input, textarea)', before };
  return visit(browser, servers.live, screen, ({ page }) => look(page));
}

/** Lists the links to the sections, in order. */
export const sectionLinks = (page: Page): Promise<Locator[]> =>
  page.getByRole('navigation', { name: 'Intake sections' }).getByRole('listitem').getByRole('link').all();

/** Waits for the form of the section that a link has opened, and returns it. */
export async function openedForm(page: Page, link: Locator): Promise<Locator> {
  const segment = (await link.getAttribute('href'))?.split('/').at(-1);
  const section = page.locator(`section[aria-labelledby="${segment}-heading"]`);
  const form = section.locator('form');
  await form.waitFor();
  await section.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  return form;
}

/** Opens a section by its link, as a user would. @returns its form */
export async function openSection(page: Page, link: Locator): Promise<Locator> {
  await link.click();
  return openedForm(page, link);
}

/** Waits 500 ms for work that a page does by itself. */
export const rest = () => sleep(500);
