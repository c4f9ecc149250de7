import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from 'playwright/test';

/** Locates the panel of the mock console. */
export const consolePanel = (page: Page): Locator => page.getByRole('dialog', { name: 'Mock console' });

/** Opens the tab of the charters, which the console keeps open across loads. */
export async function openCharters(page: Page): Promise<Locator> {
  const panel = consolePanel(page);
  if (!(await panel.isVisible())) await page.getByRole('button', { name: 'Mock console' }).click();
  await panel.getByRole('tab', { name: 'Charters' }).click();
  await expect(panel.getByRole('heading', { name: /^This screen/ })).toBeVisible();
  return panel;
}

/** Locates a charter by its title. */
export const findCharter = (page: Page, title: string): Locator =>
  consolePanel(page).getByRole('article', { name: title });

/** Clicks a button that saves a file. @returns the file's name and text */
export async function saveFile(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

/** Parses XML in the page, as strictly as a browser does. @returns failures and skipped cases */
export const readJunit = (page: Page, xml: string) =>
  page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml');
    const listAttributes = (selector: string, name: string) =>
      [...parsed.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
    return {
      parserError: parsed.querySelector('parsererror')?.textContent ?? '',
      cases: listAttributes('testcase', 'classname'),
      failures: listAttributes('failure', 'message'),
      skipped: listAttributes('skipped', 'message'),
    };
  }, xml);

/** Locates the card of the spec lens. */
export const lensCard = (page: Page): Locator => page.getByRole('region', { name: 'Spec lens' });

/** Locates a text of the lens by the beginning of its title. */
export const lensText = (page: Page, title: string): Locator =>
  lensCard(page)
    .locator('summary')
    .filter({ hasText: new RegExp(`^${title}`) });

/** Turns the spec lens on by its keys, for which the console waits once its button is there. */
export async function turnLensOn(page: Page): Promise<void> {
  // Hidden from the tree while a dialog is open.
  await expect(page.getByRole('button', { name: 'Mock console', includeHidden: true })).toBeAttached();
  await page.keyboard.press('Alt+Shift+L');
  await expect(lensCard(page)).toBeVisible();
}

/**
 * Focuses each field of a form under the lens.
 * @returns fields whose card does not have the text first of what it says about the form
 */
export const listFieldsWithoutText = (form: Locator, pattern: RegExp): Promise<string[]> =>
  form.evaluate(async (element, wanted) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const fields = [...element.querySelectorAll<HTMLElement>('input, textarea, select, [role=slider]')];
    const missing: string[] = [];
    for (const field of fields.filter((each) => each.checkVisibility())) {
      field.focus();
      // The card follows the focus with the next render.
      await nextFrame();
      await nextFrame();
      const about = [...document.querySelectorAll('[data-spec-lens] h3')].find(
        (each) => each.textContent === `Form “${element.ariaLabel}”`,
      );
      const text = about?.parentElement?.querySelector('summary')?.textContent ?? '';
      if (!wanted.test(text)) missing.push(`${field.outerHTML.slice(0, 120)}: ${text}`);
    }
    return fields.length > 0 ? missing : ['no fields'];
  }, pattern);
