import { expect, type Page } from 'playwright/test';
import { test } from '../../support/app.ts';
import { pdfTexts } from '../../support/pdf.ts';

const notesTitle = 'Notes from the clinic';
const cannabinoids = ['THC delta 8', 'CBDVA', 'THC delta 9', 'CBN'];

/** Gives the patient exactly two recommendations of these medicines. */
async function recommendTwice(page: Page, medicines: readonly string[]): Promise<void> {
  await page.evaluate(async (medicines) => {
    const data = await window.clinicMock.snapshot();
    const { shoops } = data.tables;
    const newestShoop = shoops.findLast(({ userId }) => userId === 'patient');
    if (!newestShoop) throw new Error('The seed has no Shoop');
    const recommended = [0, 1].flatMap((days) =>
      medicines.map((targetCannabinoid, index) => ({
        ...newestShoop,
        id: `paper-${days}-${index}`,
        targetCannabinoid,
        createdAt: new Date(Date.parse(newestShoop.createdAt) - days * 86_400_000).toISOString(),
      })),
    );
    await window.clinicMock.restore({ ...data, tables: { ...data.tables, shoops: recommended } });
  }, medicines);
  await page.reload();
  await expect(page.getByRole('article', { name: /^Recommended on/ })).toHaveCount(2);
  await expect(page.getByRole('article', { name: /^(CBD|CBN|THC)/ })).toHaveCount(2 * medicines.length);
}

/** Heights of sheets in mm, from A5 landscape to A4, so that page breaks fall at many positions. */
const sheetHeightsMm = [140, 160, 175, 190, 210, 230, 250, 265, 279, 297];

/** Returns the texts of a sheet after its header, which ends with the time of printing. */
function textsAfterHeader(texts: readonly string[]): string[] {
  const nonEmptyTexts = texts.map((text) => text.trim()).filter(Boolean);
  return nonEmptyTexts.slice(nonEmptyTexts.findIndex((text) => text.startsWith('Printed ')) + 1);
}

/** Expects notes to stay with a medicine and titles with the text below; no near-empty sheet. */
async function expectNoDetachedTexts(page: Page, printName: string): Promise<void> {
  for (const height of sheetHeightsMm) {
    const sheets = pdfTexts(await page.pdf({ width: '210mm', height: `${height}mm` })).map(textsAfterHeader);
    for (const [index, body] of sheets.entries()) {
      const sheet = `${printName}, sheet ${index + 1} of ${sheets.length}, ${height} mm high`;
      expect(body[0] ?? 'nothing', sheet).not.toMatch(/^nothing$|^Notes from|^Showing|^Shake/);
      expect([notesTitle, 'Earlier'], sheet).not.toContain(body.at(-1));
      const notesIndex = body.lastIndexOf(notesTitle);
      // The seeded note of the clinic begins with “Shake”.
      if (notesIndex >= 0) expect(body.slice(notesIndex, notesIndex + 2).join(' '), sheet).toMatch(/ Shake/);
    }
  }
}

for (const count of [1, 2, 3, 4]) {
  test(`a printed dosing history has no near-empty sheet and no detached notes: ${count} medicines`, async ({
    page,
    backend,
  }) => {
    await page.addInitScript(() => {
      window.print = () => {};
    });
    await backend.start('half-done', 'dosing-history');
    await recommendTwice(page, cannabinoids.slice(0, count));
    await expectNoDetachedTexts(page, 'the whole history');
    await page
      .getByRole('button', { name: /^Print/ })
      .first()
      .click();
    await expectNoDetachedTexts(page, 'the newest alone');
    await page
      .getByRole('button', { name: /^Print/ })
      .last()
      .click();
    await expectNoDetachedTexts(page, 'the earlier alone');
  });
}
