import { expect, type Page } from 'playwright/test';
import { intakeSections } from '#domain/intake/sections.ts';
import { expectPatientDashboard, test } from '../../support/app.ts';
import { chooseByKey, followByKey, tabTo, typeByKey } from '../../support/keyboard.ts';
import {
  addButton,
  documentForm,
  documentRow,
  fileInput,
  pictureAttachment,
} from '../../support/screens/documents.ts';
import { form, sectionHeading, storedRecord, updateButton } from '../../support/screens/intake.ts';
import { keyboardAnswers } from '../../support/screens/intake-by-keyboard.ts';

/** Adds a document and goes on to the next section. */
async function addDocument(page: Page): Promise<void> {
  await typeByKey('Document title', 'Knee scan')(documentForm(page));
  await chooseByKey('Document type', 'Scans')(documentForm(page));
  await tabTo(fileInput(page));
  // On a busy machine the browser may attach its file chooser listener a moment too late.
  await expect(async () => {
    const fileChooser = page.waitForEvent('filechooser', { timeout: 2_000 });
    await page.keyboard.press('Space');
    await (await fileChooser).setFiles(pictureAttachment);
  }).toPass();
  await expect(addButton(page)).toBeEnabled();
  await tabTo(addButton(page));
  await page.keyboard.press('Enter');
  await expect(documentRow(page, 'Knee scan')).toBeVisible();
  const card = page.locator('section').filter({ has: sectionHeading(page, 'My Documents') });
  await followByKey(card.getByRole('link', { name: 'Next' }));
}

test('a whole intake is filled in by keyboard', { tag: '@wcag-2.1.1' }, async ({ page, backend }) => {
  await backend.start('new-patient', 'myHealth/info-patient');
  for (const [index, { title, module }] of intakeSections.entries()) {
    await test.step(title, async () => {
      await expect(sectionHeading(page, title)).toBeFocused();
      if (module === 'MyDocuments') return addDocument(page);
      const section = form(page, title);
      await expect(section).toBeVisible();
      for (const action of keyboardAnswers[title]) await action(section);
      await tabTo(updateButton(section));
      await page.keyboard.press('Enter');
      const next = intakeSections[index + 1];
      if (next) await expect(sectionHeading(page, next.title)).toBeFocused();
    });
  }
  await expectPatientDashboard(page);
  await expect(page.getByText('All 13 sections are complete.')).toBeVisible();
  expect(await storedRecord(backend, 'new-patient', 'CannabisUse')).toMatchObject({
    methodAdministration: 'A patch',
    cannabisRegimenCommitment: 8,
  });
});
