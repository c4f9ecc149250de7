import { expect, type Page } from 'playwright/test';
import type { ScenarioName } from '#mocks/controls/scenarios/scenarios.ts';
import { test } from '../../support/app.ts';

/** Texts of a page that is missing or refused. */
const NO_PAGE = /not built|still to come|Page not found|Unauthorized Access/i;

/** Lists the targets of the links in a dialog. */
const leadsTo = async (page: Page, name: RegExp | string) => {
  const links = page.getByRole('dialog', { name }).getByRole('link');
  await expect(links.first()).toBeVisible();
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
};

/** Lists the distinct targets of the phone's menu and of the notifications. */
async function collect(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = await leadsTo(page, 'Menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const more = page.getByRole('dialog', { name: 'Notifications' }).getByRole('button', { name: 'Load more' });
  await leadsTo(page, 'Notifications');
  while (await more.isVisible()) await more.click();
  return [...new Set([...menu, ...(await leadsTo(page, 'Notifications'))])];
}

const readers: readonly { scenario: ScenarioName; path: string; passesBy: string }[] = [
  { scenario: 'half-done', path: 'dashboard', passesBy: '/dosing-history' },
  { scenario: 'physician', path: 'physician/dashboard', passesBy: '/physician/list-patient' },
];

for (const { scenario, path, passesBy } of readers) {
  test(`every link of the menu and the bell leads to a page, ${scenario}`, {
    tag: ['@wcag-2.4.5', '@wcag-3.2.3'],
  }, async ({ page, backend }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await backend.start(scenario, path);
    const targets = await collect(page);
    expect(targets).toContain(passesBy);
    for (const target of targets) {
      await page.goto(target.slice(1));
      await expect(page.getByRole('heading', { level: 1 }), target).toBeVisible();
      await expect(page.locator('[aria-busy=true][data-loading]'), target).toHaveCount(0);
      await expect(page.getByRole('main'), target).not.toContainText(NO_PAGE);
    }
  });
}

test('the notice of a new recommendation leads to the recommendation', async ({ page, backend }) => {
  await backend.start('half-done', 'dosing-history');
  await expect(page.getByText('Showing 3 of 3')).toBeVisible();
  // The tab refetches on focus. After a failed refetch, only the bell leads to the new entry.
  await backend.fault({ endpoint: 'listShoops', effect: { kind: 'offline' }, once: true });
  await backend.happen('shoop-sent', 'patient@clinic.test');
  await backend.faultsMet();
  await expect(page.getByText('Showing 3 of 3')).toBeVisible();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page
    .getByRole('link', { name: /has sent you a new dosing recommendation/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dosing History' })).toBeVisible();
  await expect(page.getByText('Showing 4 of 4')).toBeVisible();
});
