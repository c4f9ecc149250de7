import { expect, type Page } from 'playwright/test';
import { test } from '../../support/app.ts';
import { renderedPages } from '../../support/screens/rendered-pages.ts';

/** Pages that the build renders, and one of a signed-in user. */
const pages = { ...renderedPages, profile: 'My Profile' } as const;
/** Difference of a color, of 255, between two pictures of the same page: edges are rounded. */
const roundingDifference = 1;

const takePicture = (page: Page) => page.screenshot({ animations: 'disabled' });

/** Returns the largest difference of a color between two pictures, which the page decodes. */
const findDifference = (page: Page, ...pictures: readonly Buffer[]) =>
  page.evaluate(
    async (encoded) => {
      const decoded = encoded.map(async (base64) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes]));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        if (!context) throw new Error('The browser cannot draw pictures');
        context.drawImage(bitmap, 0, 0);
        return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
      });
      const [one, other] = await Promise.all(decoded);
      if (!one || one.length !== other?.length) throw new Error('The pictures differ in size');
      return one.reduce((largest, color, at) => Math.max(largest, Math.abs(color - (other[at] ?? 0))), 0);
    },
    pictures.map((picture) => picture.toString('base64')),
  );

/** Opens a page whose files of these kinds do not arrive, and waits for its fonts. */
async function openWithout(page: Page, files: RegExp, path: keyof typeof pages): Promise<void> {
  await page.unrouteAll();
  await page.route(files, () => new Promise(() => {}));
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('h1').filter({ visible: true })).toHaveText([pages[path]]);
  if (!files.test('any.css'))
    await page.waitForFunction(() => {
      const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
      // The last of them stand at the end of the page.
      return document.readyState !== 'loading' && sheets.every(({ sheet }) => sheet);
    });
  await page.waitForFunction(() => [...document.fonts].every(({ status }) => status !== 'loading'));
}

for (const scheme of ['light', 'dark'] as const)
  for (const width of [390, 1280])
    test(`the first paint has all styles: ${scheme}, ${width} px wide`, async ({ page, backend }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme: scheme });
      for (const path of Object.keys(pages) as (keyof typeof pages)[]) {
        await backend.start(path === 'profile' ? 'complete' : 'clinic', 'favicon.svg');
        await openWithout(page, /\.js$/, path);
        let whole: Buffer = Buffer.alloc(0);
        const isStill = async () => {
          const before = whole;
          whole = await takePicture(page);
          return whole.equals(before);
        };
        await expect.poll(isStill).toBe(true);
        await openWithout(page, /\.(js|css)$/, path);
        const compare = async () => findDifference(page, await takePicture(page), whole);
        await expect
          .poll(compare, `/${path} looks the same without its style sheets`)
          .toBeLessThanOrEqual(roundingDifference);
      }
    });
