import { expect, type Page } from 'playwright/test';
import { heading, test } from '../../support/app.ts';
import type { Backend } from '../../support/backend.ts';
import { pdfTexts } from '../../support/pdf.ts';

/** Several formats, since their page breaks differ. */
const paperFormats = ['Letter', 'A4', 'A5'];

/** Waits until everything is loaded, since the print would lack the rest. */
async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByText('Persian Gulf')).toBeVisible();
  await expect(page.getByText(/^Loading /)).toHaveCount(0);
}

/** Expects the name on every sheet, a filled first sheet and no heading at a sheet's end. */
async function expectPrintedSheets(page: Page, name: string): Promise<void> {
  const headings = await page.getByRole('main').locator('h2, h3, h4').allInnerTexts();
  const [firstSheet] = pdfTexts(await page.pdf());
  expect(firstSheet).toEqual(expect.arrayContaining(['Patient Information', 'Okafor']));
  for (const format of paperFormats) {
    const sheets = pdfTexts(await page.pdf({ format }));
    for (const [index, texts] of sheets.entries()) {
      const sheetText = texts.join('');
      const sheetName = `${format}, sheet ${index + 1}`;
      expect(texts[0], sheetName).toBe(name);
      expect(sheetText, sheetName).toContain('Born 11-03-1957');
      expect(sheetText, sheetName).toMatch(/Printed [A-Z][a-z]+ \d+, \d{4}/);
      expect(sheetText, sheetName).toContain(`Page ${index + 1} of ${sheets.length}`);
      expect(headings, `${sheetName} ends with a heading`).not.toContain(texts.at(-1));
    }
  }
}

test('a patient with any name prints the answers', async ({ page, backend }) => {
  await backend.start('complete', 'myHealth/check-answers');
  await expectLoaded(page);
  await expectPrintedSheets(page, 'Ruth Okafor');
  const hostileName = 'Ruth "\\27 } </style> {';
  await page.evaluate((firstName) => {
    const user = JSON.parse(localStorage.getItem('currentUser') ?? '{}');
    localStorage.setItem('currentUser', JSON.stringify({ ...user, firstName }));
  }, `${hostileName}\n`);
  await page.reload();
  await expectLoaded(page);
  await expectPrintedSheets(page, `${hostileName} Okafor`);
});

/** Opens the record of the patient with a complete intake. */
async function openRecord(page: Page, backend: Backend): Promise<void> {
  await backend.start('physician', 'physician/patient-profile/complete-patient');
  await expect(heading(page, 'Ruth Okafor')).toBeVisible();
  await expectLoaded(page);
}

test('a physician prints a patient’s record', async ({ page, backend }) => {
  await openRecord(page, backend);
  await expectPrintedSheets(page, 'Ruth Okafor');
});

test('the record of a patient with every answer takes six sheets (physician §2)', async ({
  page,
  backend,
}) => {
  await openRecord(page, backend);
  for (const format of ['Letter', 'A4']) {
    expect(pdfTexts(await page.pdf({ format })).length, format).toBeLessThanOrEqual(6);
  }
});

/** First words of each document's description, by the title. */
const descriptions = {
  'Chest X-ray': 'Taken because of the cough',
  'Markers before the second cycle': 'No Description Added',
  'Biopsy of the left breast': 'Core biopsy from March',
};

/** Heights of sheets in mm, so that every document falls on a page break in one of them. */
const sheetHeightsMm = Array.from({ length: 24 }, (_, step) => 190 + step * 4);

test('no sheet ends between a document’s title and its description (physician §2)', async ({
  page,
  backend,
}) => {
  await openRecord(page, backend);
  for (const height of sheetHeightsMm) {
    const sheets = pdfTexts(await page.pdf({ width: '210mm', height: `${height}mm` }));
    for (const [title, description] of Object.entries(descriptions)) {
      const sheetWithTitle = sheets.find((texts) => texts.includes(title))?.join(' ');
      expect(sheetWithTitle, `“${title}” on sheets of ${height} mm`).toContain(description);
    }
  }
});

/** Replaces the newest medicine by three that were sent together. */
async function sendThree(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const data = await window.clinicMock.snapshot();
    const { shoops } = data.tables;
    const newestShoop = shoops.findLast(({ userId }) => userId === 'patient');
    if (!newestShoop) throw new Error('The seed has no Shoop');
    const medicines = ['THC delta 8', 'CBDVA', 'THC delta 9'].map((targetCannabinoid, index) => ({
      ...newestShoop,
      id: `paper-${index}`,
      targetCannabinoid,
      note: `${newestShoop.note} `.repeat(3).slice(0, 255),
    }));
    await window.clinicMock.restore({
      ...data,
      tables: { ...data.tables, shoops: [...shoops.filter(({ id }) => id !== newestShoop.id), ...medicines] },
    });
  });
  await page.reload();
}

test('a recommendation of three medicines prints on one white sheet with the patient’s name', async ({
  page,
  backend,
}) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await backend.start('half-done', 'dosing-history');
  await sendThree(page);
  const printButtons = page.getByRole('button', { name: /^Print/ });
  await expect(printButtons).toHaveCount(3);
  await printButtons.first().click();
  for (const format of ['Letter', 'A4']) {
    const sheets = pdfTexts(await page.pdf({ format }));
    expect(sheets, format).toHaveLength(1);
    const printedText = sheets.flat().join(' ').replaceAll('\u00a0', ' ');
    for (const expectedText of [
      'Grace Holloway',
      'Born 04-28-1986',
      'Recommended on',
      'cannabidivarinic',
      'THC delta 8',
    ])
      expect(printedText).toContain(expectedText);
    expect(printedText.match(/Dose\s+15 mg/g)).toHaveLength(3);
    expect(printedText).not.toMatch(/THC delta [89]\s*\d|Earlier|Dosing History|My Health|Print /);
  }
  await page.emulateMedia({ media: 'print' });
  const printColors = await page
    .getByText('15 mg')
    .first()
    .evaluate((dose) => ({
      ink: getComputedStyle(dose).color,
      ground: getComputedStyle(document.body).backgroundColor,
    }));
  expect(printColors).toEqual({ ink: 'rgb(0, 0, 0)', ground: 'rgb(255, 255, 255)' });
  await page.emulateMedia({ media: 'screen' });
  // The next key press ends the mode: the whole page can be printed again.
  await page.keyboard.press('Control');
  await expect(page.locator('[data-print-alone]')).toHaveCount(0);
  expect(
    pdfTexts(await page.pdf())
      .flat()
      .join(' '),
  ).toContain('Earlier');
});
