import type { Tab } from '../page/tab.ts';
import { expect, test } from '../test.ts';
import { field, form } from './steps.ts';

/** Waits for a second without a request: Firefox keeps no page that still waits for a reply. */
const untilQuiet = (tab: Tab) =>
  tab.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let quiet = setTimeout(resolve, 1000);
        const extend = () => {
          clearTimeout(quiet);
          quiet = setTimeout(resolve, 1000);
        };
        new PerformanceObserver(extend).observe({ type: 'resource', buffered: true });
      }),
  );

for (const path of ['myHealth/contact', 'dashboard', 'add-symptoms'])
  test(`the browser keeps a page that is left, and shows it at once on Back: ${path}`, async ({
    tab,
    backend,
  }) => {
    await backend.start('half-done', path);
    // A request that begins as the page is left is no fault: a page that is at rest later is kept.
    await expect(async () => {
      await tab.getByRole('heading', { level: 1 }).toBeVisible();
      if (path === 'myHealth/contact') await field(form(tab, 'Contacts'), 'Referred by').fill('My sister');
      await untilQuiet(tab);
      // The mark is gone if the page is loaded again.
      await tab.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
      await tab.goto('favicon.svg');
      await tab.goBack();
      await tab.getByRole('heading', { level: 1 }).toBeVisible();
      const back = await tab.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation');
        const isKept = document.documentElement.hasAttribute('data-kept');
        return { isKept, reasons: navigation && Reflect.get(navigation, 'notRestoredReasons') };
      });
      // Chromium alone says why it loaded a page again.
      expect(back).toMatchObject({ isKept: true });
    }).toPass({ timeout: 70_000 });
  });
