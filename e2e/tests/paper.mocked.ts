import { expect, type Page } from 'playwright/test';
import { heading, test } from '../support/app.ts';
import { pdfTexts } from '../support/pdf.ts';

/** More page ends than one size has. */
const FORMATS = ['Letter', 'A4', 'A5'];

/** Whatever is still loading would be missing on the paper. */
async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByText('Persian Gulf')).toBeVisible();
  await expect(page.getByText(/^Loading /)).toHaveCount(0);
}

/** Every sheet says whose it is, the first one is filled, and none ends with a heading. */
async function expectPapers(page: Page, name: string): Promise<void> {
  const headings = await page.getByRole('main').locator('h2, h3, h4').allInnerTexts();
  const [first] = pdfTexts(await page.pdf());
  expect(first).toEqual(expect.arrayContaining(['Patient Information', 'Okafor']));
  for (const format of FORMATS) {
    const sheets = pdfTexts(await page.pdf({ format }));
    for (const [place, texts] of sheets.entries()) {
      const words = texts.join('');
      const which = `${format}, sheet ${place + 1}`;
      expect(texts[0], which).toBe(name);
      expect(words, which).toContain('Born 11-03-1957');
      expect(words, which).toMatch(/Printed [A-Z][a-z]+ \d+, \d{4}/);
      expect(words, which).toContain(`Page ${place + 1} of ${sheets.length}`);
      expect(headings, `${which} ends with a heading`).not.toContain(texts.at(-1));
    }
  }
}

test('a patient prints their answers, whatever their name is', async ({ page, backend }) => {
  await backend.start('complete', 'myHealth/check-answers');
  await expectLoaded(page);
  await expectPapers(page, 'Ruth Okafor');
  const hostile = 'Ruth "\\27 } </style> {';
  await page.evaluate((firstName) => {
    const user = JSON.parse(localStorage.getItem('currentUser') ?? '{}');
    localStorage.setItem('currentUser', JSON.stringify({ ...user, firstName }));
  }, `${hostile}\n`);
  await page.reload();
  await expectLoaded(page);
  await expectPapers(page, `${hostile} Okafor`);
});

test('a physician prints a patient’s record', async ({ page, backend }) => {
  await backend.start('physician', 'physician/patient-profile/complete-patient');
  await expect(heading(page, 'Ruth Okafor')).toBeVisible();
  await expectLoaded(page);
  await expectPapers(page, 'Ruth Okafor');
});
