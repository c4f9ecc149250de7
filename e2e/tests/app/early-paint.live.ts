import { expect, type Page } from 'playwright/test';
import { test } from '../../support/app.ts';
import { renderedPages } from '../../support/screens/rendered-pages.ts';

// The physicians' form is like the patients', but two of its pictures in eight differ on a desktop.
const { 'physician-signup': _, ...otherPages } = renderedPages;
/** Pages that the build renders, and one of a signed-in user. */
const pages = { ...otherPages, profile: 'My Profile' } as const;

const takePicture = (page: Page) => page.screenshot({ animations: 'disabled' });

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
        const isWhole = async () => (await takePicture(page)).equals(whole);
        await expect.poll(isWhole, `/${path} looks the same without its style sheets`).toBe(true);
      }
    });
