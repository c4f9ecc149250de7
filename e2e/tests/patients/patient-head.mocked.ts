import { expect, type Page } from 'playwright/test';
import { heading, test } from '../../support/app.ts';
import { form } from '../../support/screens/intake.ts';
import { noteField } from '../../support/screens/notes.ts';
import { shoopForm } from '../../support/screens/shoop-form.ts';
import { shoopPath } from '../../support/screens/shoops.ts';

const patientPath = 'physician/patient-profile/complete-patient';
const intakePath = 'physician/update-profile/complete-patient/info-patient';

/** First field of each tab that has one. */
const firstFields = {
  [shoopPath('new')]: (page: Page) => shoopForm(page).getByRole('textbox').first(),
  [`${patientPath}?view=notes`]: noteField,
  [intakePath]: (page: Page) =>
    form(page, 'Patient Information').getByRole('combobox', { name: 'Prefix or suffix' }),
};

/** Returns the height of what stays at the window's edges however far the page is scrolled. */
function heightOfStuckEdges(page: Page): Promise<number> {
  return page.evaluate(() => {
    const stickyElements = [...document.querySelectorAll('body *')].filter(
      (element) => getComputedStyle(element).position === 'sticky' && element.checkVisibility(),
    );
    const boxes = stickyElements.map((element) => element.getBoundingClientRect());
    let head = 0;
    for (const { top, bottom } of boxes.toSorted((one, other) => one.top - other.top))
      if (top <= head + 1 && bottom > head) head = bottom;
    const feet = boxes.filter(({ bottom }) => Math.abs(bottom - innerHeight) <= 1);
    return head + Math.max(0, ...feet.map(({ height }) => height));
  });
}

for (const [path, fieldOf] of Object.entries(firstFields)) {
  test(`the first field of /${path} is in the upper half of a desktop, below the whole alert`, async ({
    page,
    backend,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await backend.start('physician', path);
    await expect(page.getByRole('region', { name: '4 possible drug interactions' })).toBeInViewport();
    const field = fieldOf(page);
    await expect(field).toBeVisible();
    await expect(page.locator('main [data-loading]')).toHaveCount(0);
    const { y } = (await field.boundingBox()) ?? { y: Number.NaN };
    expect(y).toBeLessThanOrEqual(440);
  });

  test(`on a phone, /${path} has a field on its first screen, and little stays in the way`, async ({
    page,
    backend,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await backend.start('physician', path);
    await expect(fieldOf(page)).toBeInViewport();
    await expect(page.locator('main [data-loading]')).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 3));
    await expect(heading(page, 'Ruth Okafor')).toBeInViewport();
    expect(await heightOfStuckEdges(page)).toBeLessThanOrEqual(110);
  });
}

test('on a phone the tabs are one row, and the open one is in sight', async ({ page, backend }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await backend.start('physician', `${patientPath}?view=journey`);
  const tabs = page.getByRole('navigation', { name: 'Parts of the record' });
  await expect(tabs.getByRole('link', { name: 'Health Journey' })).toBeInViewport({ ratio: 1 });
  await expect(tabs.getByRole('link', { name: 'Patient Profile' })).not.toBeInViewport();
  await tabs.getByRole('link', { name: 'Notes' }).click();
  await tabs.getByRole('link', { name: 'View Patient Shoop' }).click();
  await expect(tabs.getByRole('link', { name: 'View Patient Shoop' })).toBeInViewport({ ratio: 1 });
  const tops = await tabs
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});
