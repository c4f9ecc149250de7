import { expect, type Page } from 'playwright/test';
import { heading, test } from '../../support/app.ts';

const record = 'physician/patient-profile/complete-patient';
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Returns the distance of a section from its place below the sticky bars, in whole px. */
const distanceFromPlace = (page: Page, name: string) =>
  section(page, name).evaluate((element) => {
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    return Math.abs(Math.round(element.getBoundingClientRect().top - Number.parseFloat(scrollPaddingTop)));
  });

/** Waits for two frames: what came into view has its height then. */
const untilPainted = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

for (const width of [390, 1280])
  test.describe(`a window ${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a link to a section of a record opens there, and it stays there while the page loads', async ({
      page,
      backend,
    }) => {
      await backend.start('physician', 'physician/dashboard');
      await backend.fault({ endpoint: 'readPatientHistory', effect: { kind: 'delay', ms: 1200 } });
      await page.goto(`${record}#exercise`);
      await expect(heading(page, 'Ruth Okafor')).toBeVisible();
      await expect(section(page, 'Patient History').getByRole('status')).toHaveCount(0);
      await expect(section(page, 'Patient History').locator('dt').first()).toBeAttached();
      await expect.poll(() => distanceFromPlace(page, 'Exercise')).toBeLessThanOrEqual(1);
    });

    test('a section that a link has opened does not come back after a scroll', async ({ page, backend }) => {
      await backend.start('physician', 'physician/dashboard');
      await backend.fault({ endpoint: 'readPatientHistory', effect: { kind: 'delay', ms: 3000 } });
      await page.goto(`${record}#exercise`);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      await page.mouse.move(width / 2, 600);
      // Repeated, since sections above the view grow as they load, and the view keeps its place.
      const scrollUp = async () => {
        await page.mouse.wheel(0, -9000);
        return page.evaluate(() => window.scrollY);
      };
      await expect.poll(scrollUp).toBe(0);
      await expect(section(page, 'Patient History').locator('dt').first()).toBeAttached();
      await expect(section(page, 'Patient History').locator('[aria-busy=true]')).toHaveCount(0);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });

    test('the list of sections leads exactly to each section, and to the end', async ({ page, backend }) => {
      /** Goes to a section by the list. */
      async function goTo(name: string): Promise<void> {
        if (width === 390) await page.getByRole('button', { name: 'Go to a section' }).click();
        const list = page.getByRole('navigation', { name: 'Sections of the intake' });
        await list.getByRole('link', { name }).click();
        await expect(section(page, name).getByRole('heading', { level: 2 })).toBeFocused();
      }
      await backend.start('physician', record);
      await expect(section(page, 'Exercise').locator('dt').first()).toBeAttached();
      await goTo('Summary');
      await untilPainted(page);
      const toTheEnd = await page.evaluate(() => {
        const { scrollHeight } = document.documentElement;
        return scrollHeight - window.innerHeight - window.scrollY;
      });
      expect(toTheEnd).toBeLessThanOrEqual(1);
      for (const name of ['Exercise', 'Medications & Supplements', 'Family History']) {
        await goTo(name);
        expect(await distanceFromPlace(page, name)).toBeLessThanOrEqual(1);
      }
    });
  });
