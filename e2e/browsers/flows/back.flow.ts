import { expect, test } from '../test.ts';
import { field, form } from './steps.ts';

for (const path of ['myHealth/contact', 'dashboard', 'add-symptoms'])
  test(`the browser keeps a page that is left, and shows it at once on Back: ${path}`, async ({
    tab,
    backend,
  }) => {
    await backend.start('half-done', path);
    await tab.getByRole('heading', { level: 1 }).toBeVisible();
    if (path === 'myHealth/contact') await field(form(tab, 'Contacts'), 'Referred by').fill('My sister');
    // The mark is gone if the page is loaded again.
    await tab.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
    await tab.goto('favicon.svg');
    await tab.goBack();
    await tab.getByRole('heading', { level: 1 }).toBeVisible();
    expect(await tab.evaluate(() => document.documentElement.hasAttribute('data-kept'))).toBe(true);
  });
