import { expect, type Page } from 'playwright/test';
import { heading, pathOf, test } from '../../support/app.ts';
import { unfoldDeath } from '../../support/screens/death.ts';
import { field, form, updateButton } from '../../support/screens/intake.ts';
import { followNotification } from '../../support/screens/notifications.ts';
import { shoopForm } from '../../support/screens/shoop-form.ts';
import { shoopPath } from '../../support/screens/shoops.ts';

/** Text of the page at a mutation or in a frame, with the path at that moment. */
interface PageState {
  path: string;
  text: string;
}

declare global {
  interface Window {
    seenPages: PageState[];
    seenHeights: number[];
  }
}

/** Records what the page shows at every mutation and in every frame. */
async function recordPages(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.seenPages = [];
    const recordPage = () => {
      const { title } = document;
      const main = document.querySelector('main')?.textContent ?? '';
      window.seenPages.push({ path: location.pathname, text: `${title} ${main}` });
    };
    new MutationObserver(recordPage).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    const recordFrame = () => {
      recordPage();
      requestAnimationFrame(recordFrame);
    };
    recordFrame();
  });
}

for (const tab of ['', '?view=notes', '?view=journey']) {
  test(`from one patient to another at ${tab || 'the profile'}, no frame shows the previous patient’s data`, async ({
    page,
    backend,
  }) => {
    await backend.start('physician', `physician/patient-profile/complete-patient${tab}`);
    await expect(heading(page, 'Ruth Okafor')).toBeVisible();
    await expect(page.getByText('Breast cancer').first()).toBeVisible();
    for (const endpoint of ['readPatient', 'readIntakeStatus', 'readDiagnosis'] as const)
      await backend.fault({ endpoint, effect: { kind: 'delay', ms: 700 } });
    await recordPages(page);
    await followNotification(page, /Grace Holloway has saved/);
    await expect(heading(page, 'Grace Holloway')).toBeVisible();
    await expect(form(page, 'Diagnosis')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Ruth Okafor')).toBeVisible();
    const pageStates = await page.evaluate(() => window.seenPages);
    const gracePages = pageStates.filter(({ path }) => path.includes('-profile/patient'));
    const ruthPages = pageStates.filter(({ path }) => path.includes('-profile/complete-patient'));
    // Enough frames were recorded for the empty lists below to mean something.
    expect(gracePages.length).toBeGreaterThan(20);
    expect(gracePages.filter(({ text }) => /Okafor|Breast cancer|Ondansetron/.test(text))).toEqual([]);
    expect(ruthPages.filter(({ text }) => /Holloway/.test(text))).toEqual([]);
  });
}

test('the toast of a save names its patient on another patient’s page', async ({ page, backend }) => {
  await backend.start('physician', 'physician/update-profile/complete-patient/contact');
  await field(form(page, 'Contacts'), 'Relationship').fill('Neighbor');
  // Long enough for a busy machine to open the notification while the save is on its way.
  await backend.fault({ endpoint: 'saveContacts', effect: { kind: 'delay', ms: 10_000 }, once: true });
  await updateButton(form(page, 'Contacts')).click();
  await followNotification(page, /Grace Holloway has saved/);
  await page.getByRole('button', { name: 'Leave for now' }).click();
  await expect(heading(page, 'Grace Holloway')).toBeVisible();
  const toast = page.getByRole('status').filter({ hasText: 'Contact Information Update Successfully' });
  await expect(toast).toContainText('Ruth Okafor');
  expect(pathOf(page)).toContain('/physician/update-profile/patient');
});

test('the toast of a save on its own page has only the documented text', async ({ page, backend }) => {
  await backend.start('physician', 'physician/update-profile/complete-patient/contact');
  await field(form(page, 'Contacts'), 'Relationship').fill('Neighbor');
  await updateButton(form(page, 'Contacts')).click();
  const toast = page.getByRole('status').filter({ hasText: 'Contact Information Update Successfully' });
  await expect(toast).not.toContainText('Ruth Okafor');
});

test('a patient marked as deceased is shown so in the listing', async ({ page, backend }) => {
  await backend.start('physician', 'physician/patient-profile/complete-patient?view=shoop');
  const deathForm = await unfoldDeath(page);
  await deathForm.getByRole('checkbox').check();
  await field(deathForm, 'Deceased Date').fill('03-01-2024');
  await field(deathForm, 'Cause of Death').fill('Stroke');
  await deathForm.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as deceased' }).click();
  await expect(page.getByText('Died 03-01-2024 at 66 years')).toBeVisible();
  await page.goto('physician/list-patient?status=deceased');
  await expect(page.getByText('Ruth Okafor').first()).toBeVisible();
});

test('the alert is visible in every section and changes in view', async ({ page, backend }) => {
  await backend.start('physician', 'physician/update-profile/complete-patient');
  const fullAlert = page.getByRole('region', { name: '4 possible drug interactions' });
  await expect(fullAlert).toBeInViewport();
  await expect(fullAlert).toContainText('lowering the dose may be considered');
  await page
    .getByRole('link', { name: /^Medications & Supplements/ })
    .first()
    .click();
  const compactAlert = page.getByRole('group', { name: 'Drug interactions' });
  await expect(compactAlert).toBeInViewport();
  await expect(compactAlert).toContainText('Inducers 1');
  const section = form(page, 'Medications & Supplements');
  await section.getByRole('button', { name: /^Remove medication 3/i }).click();
  await updateButton(section).click();
  await expect(compactAlert).toContainText('Substrates Ondansetron; Tamoxifen');
  await expect(compactAlert).not.toContainText('Inducers');
  await expect(compactAlert).toContainText(/Changed at \d{1,2}:\d\d [AP]M/);
});

test('the page never shrinks while its end loads, so that no button moves under a finger', async ({
  page,
  backend,
}) => {
  await backend.start('physician', shoopPath('new'));
  await expect(shoopForm(page)).toBeVisible();
  await expect(page.locator('main [data-loading]')).toHaveCount(0);
  await page.evaluate(() => {
    window.seenHeights = [];
    const recordHeight = () => window.seenHeights.push(document.documentElement.scrollHeight);
    new ResizeObserver(recordHeight).observe(document.body);
  });
  await unfoldDeath(page);
  await expect(page.getByRole('checkbox', { name: 'This patient is deceased' })).toBeVisible();
  const heights = await page.evaluate(() => window.seenHeights);
  // The page has grown, so there are heights to compare.
  expect(heights.length).toBeGreaterThan(1);
  expect(heights).toEqual(heights.toSorted((one, other) => one - other));
});

test('the review of every answer takes at most 5,500 px of a wide window (decision 111)', async ({
  page,
  backend,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await backend.start('physician', 'physician/patient-profile/complete-patient');
  await expect(page.getByText('Persian Gulf')).toBeVisible();
  await expect(page.locator('main [data-loading]')).toHaveCount(0);
  await expect
    .poll(async () => {
      const glanceBox = await page.getByRole('region', { name: 'At a glance' }).boundingBox();
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      return height - (glanceBox?.height ?? Number.NaN);
    })
    .toBeLessThanOrEqual(5500);
});
