import { expect, type Page } from 'playwright/test';
import { type IntakeSection, intakeSections } from '#domain/intake/sections.ts';
import { heading, test } from '../../support/app.ts';
import { expectAccessible, renderOffscreenContent } from '../../support/axe.ts';
import { expectNothingCut } from '../../support/narrow.ts';
import { openRecords } from '../../support/screens/everything-open.ts';
import { form, sectionHeading } from '../../support/screens/intake.ts';
import { expectFingersFit } from '../../support/targets.ts';

test.use({ viewport: { width: 320, height: 800 }, hasTouch: true });

async function expectFits(page: Page, what: string): Promise<void> {
  await expectNothingCut(page, what);
  await expectFingersFit(page, what);
}

/** Checks each part of a section, since a phone shows a long section part by part. */
async function goThroughParts(page: Page, title: IntakeSection['title'], what: string): Promise<void> {
  const next = form(page, title).getByRole('button', { name: /^Next: / });
  while (await next.isVisible()) {
    const name = (await next.textContent()) ?? '';
    await next.click();
    await expect(next.filter({ hasText: name })).toHaveCount(0);
    await expectFits(page, `${title}, ${name}, ${what}`);
  }
}

/** Opens all sections one below the other and checks each. */
async function openAll(page: Page, what: string): Promise<void> {
  await renderOffscreenContent(page);
  for (const { title } of intakeSections) {
    const opener = sectionHeading(page, title).getByRole('link');
    if (await opener.isVisible()) await opener.click();
    await expect(form(page, title)).toBeVisible();
    await expectFits(page, `${title}, ${what}`);
    await goThroughParts(page, title, what);
  }
}

test('an empty intake fits 320 pixels', { tag: ['@wcag-1.4.10', '@wcag-2.5.8'] }, async ({
  page,
  backend,
}) => {
  await backend.start('new-patient', 'myHealth/info-patient');
  await openAll(page, 'empty');
});

test('a full intake with all questions revealed fits 320 pixels, as form and as review', {
  tag: ['@wcag-1.4.10', '@wcag-2.5.8'],
}, async ({ page, backend }) => {
  await backend.start('complete', 'dashboard');
  await expect(heading(page, /^Welcome, /)).toBeVisible();
  const snapshot = await backend.snapshot();
  const { tables } = snapshot;
  const others = tables.intakeRecords.filter(({ userId }) => userId !== 'complete-patient');
  tables.intakeRecords = [...others, ...openRecords('complete-patient', tables)];
  await page.evaluate((given) => window.clinicMock.restore(given), snapshot);
  await page.goto('myHealth/info-patient');
  await openAll(page, 'filled');
  await expectAccessible(page, 'all sections at 320 pixels');
  await page.goto('myHealth/check-answers');
  await expect(page.getByRole('definition').first()).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await expectFits(page, 'review');
});
