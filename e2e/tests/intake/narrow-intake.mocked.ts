import { expect, type Page } from 'playwright/test';
import { type IntakeSection, intakeSections } from '#domain/intake/sections.ts';
import { heading, test } from '../../support/app.ts';
import { expectAccessible, renderOffscreenContent } from '../../support/axe.ts';
import { expectNothingCut } from '../../support/narrow.ts';
import { revealingRecords } from '../../support/screens/everything-open.ts';
import { form, sectionHeading } from '../../support/screens/intake.ts';
import { expectLargeTargets } from '../../support/targets.ts';

test.use({ viewport: { width: 320, height: 800 }, hasTouch: true });

async function expectFits(page: Page, stateName: string): Promise<void> {
  await expectNothingCut(page, stateName);
  await expectLargeTargets(page, stateName);
}

/** Checks each part of a section, since a phone shows a long section part by part. */
async function expectPartsFit(page: Page, title: IntakeSection['title'], stateName: string): Promise<void> {
  const nextButton = form(page, title).getByRole('button', { name: /^Next: / });
  while (await nextButton.isVisible()) {
    const name = (await nextButton.textContent()) ?? '';
    await nextButton.click();
    await expect(nextButton.filter({ hasText: name })).toHaveCount(0);
    await expectFits(page, `${title}, ${name}, ${stateName}`);
  }
}

/** Opens all sections one below the other and checks each. */
async function expectAllSectionsFit(page: Page, stateName: string): Promise<void> {
  await renderOffscreenContent(page);
  for (const { title } of intakeSections) {
    const opener = sectionHeading(page, title).getByRole('link');
    if (await opener.isVisible()) await opener.click();
    await expect(form(page, title)).toBeVisible();
    await expectFits(page, `${title}, ${stateName}`);
    await expectPartsFit(page, title, stateName);
  }
}

test('an empty intake fits 320 pixels', { tag: ['@wcag-1.4.10', '@wcag-2.5.8'] }, async ({
  page,
  backend,
}) => {
  await backend.start('new-patient', 'myHealth/info-patient');
  await expectAllSectionsFit(page, 'empty');
});

test('a full intake with all questions revealed fits 320 pixels, as form and as review', {
  tag: ['@wcag-1.4.10', '@wcag-2.5.8'],
}, async ({ page, backend }) => {
  await backend.start('complete', 'dashboard');
  await expect(heading(page, /^Welcome, /)).toBeVisible();
  const snapshot = await backend.snapshot();
  const { tables } = snapshot;
  const otherRecords = tables.intakeRecords.filter(({ userId }) => userId !== 'complete-patient');
  tables.intakeRecords = [...otherRecords, ...revealingRecords('complete-patient', tables)];
  await page.evaluate((state) => window.clinicMock.restore(state), snapshot);
  await page.goto('myHealth/info-patient');
  await expectAllSectionsFit(page, 'filled');
  await expectAccessible(page, 'all sections at 320 pixels');
  await page.goto('myHealth/check-answers');
  await expect(page.getByRole('definition').first()).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await expectFits(page, 'review');
});
