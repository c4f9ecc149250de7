import { expect, type Page } from 'playwright/test';
import type { ScenarioName } from '#mocks/controls/scenarios/scenarios.ts';
import { test } from '../../support/app.ts';

/** Texts of a page that is missing or refused. */
const missingPageText = /not built|still to come|Page not found|Unauthorized Access/i;

/** Lists the targets of the links in a dialog. */
const linkTargets = async (page: Page, name: RegExp | string) => {
  const links = page.getByRole('dialog', { name }).getByRole('link');
  await expect(links.first()).toBeVisible();
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
};

/** Lists the distinct targets of the phone's menu and of the notifications. */
async function collectTargets(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = await linkTargets(page, 'Menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const loadMoreButton = page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('button', { name: 'Load more' });
  await linkTargets(page, 'Notifications');
  while (await loadMoreButton.isVisible()) await loadMoreButton.click();
  return [...new Set([...menu, ...(await linkTargets(page, 'Notifications'))])];
}

const users: readonly { scenario: ScenarioName; path: string; expectedTarget: string }[] = [
  { scenario: 'half-done', path: 'dashboard', expectedTarget: '/dosing-history' },
  { scenario: 'physician', path: 'physician/dashboard', expectedTarget: '/physician/list-patient' },
];

for (const { scenario, path, expectedTarget } of users) {
  test(`every link of the menu and the bell leads to a page, ${scenario}`, {
    tag: ['@wcag-2.4.5', '@wcag-3.2.3'],
  }, async ({ page, backend }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await backend.start(scenario, path);
    const targets = await collectTargets(page);
    expect(targets).toContain(expectedTarget);
    for (const target of targets) {
      await page.goto(target.slice(1));
      await expect(page.getByRole('heading', { level: 1 }), target).toBeVisible();
      await expect(page.locator('[aria-busy=true][data-loading]'), target).toHaveCount(0);
      await expect(page.getByRole('main'), target).not.toContainText(missingPageText);
    }
  });
}

test('the notice of a new recommendation leads to the recommendation', async ({ page, backend }) => {
  await backend.start('half-done', 'dosing-history');
  await expect(page.getByText('Showing 3 of 3')).toBeVisible();
  // The tab refetches on focus. After a failed refetch, only the bell leads to the new entry.
  await backend.fault({ endpoint: 'listShoops', effect: { kind: 'offline' }, once: true });
  await backend.triggerEvent('shoop-sent', 'patient@clinic.test');
  await backend.untilFaultsMet();
  await expect(page.getByText('Showing 3 of 3')).toBeVisible();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page
    .getByRole('link', { name: /has sent you a new dosing recommendation/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dosing History' })).toBeVisible();
  await expect(page.getByText('Showing 4 of 4')).toBeVisible();
});
