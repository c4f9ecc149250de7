import { expect, type Page } from 'playwright/test';
import { test } from '../../support/app.ts';

/** Pages with their headings: those that the build renders, and one of a signed-in user. */
const pages = {
  login: 'Welcome back',
  signup: 'Sign up as a patient',
  'physician-signup': 'Sign up as a physician',
  forgotPassword: 'Forgot password',
  consent: 'Consent',
  checkMail: 'Thank you for signing up',
  expiredlink: 'Expired link',
  'complete-step': 'Thank you for joining',
  nowhere: 'Page not found',
  profile: 'My Profile',
} as const;

/** Takes a picture of a page whose files of these kinds do not arrive. */
async function pictureWithout(page: Page, files: RegExp, path: keyof typeof pages): Promise<Buffer> {
  await page.route(files, () => new Promise(() => {}));
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('h1').filter({ visible: true })).toHaveText([pages[path]]);
  if (!files.test('any.css'))
    await page.waitForFunction(() =>
      [...document.querySelectorAll('link[rel=stylesheet]')].every((link) => 'sheet' in link && link.sheet),
    );
  const picture = await page.screenshot({ animations: 'disabled' });
  await page.unrouteAll();
  return picture;
}

for (const scheme of ['light', 'dark'] as const)
  for (const width of [390, 1280])
    test(`the first paint has all styles: ${scheme}, ${width} px wide`, async ({ page, backend }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme: scheme });
      for (const path of Object.keys(pages) as (keyof typeof pages)[]) {
        await backend.start(path === 'profile' ? 'complete' : 'clinic', 'favicon.svg');
        const first = await pictureWithout(page, /\.(js|css)$/, path);
        const whole = await pictureWithout(page, /\.js$/, path);
        expect(first.equals(whole), `/${path}`).toBe(true);
      }
    });
