import { expect, type Page } from 'playwright/test';
import { demoPassword } from '#mocks/seed/demo/demo-accounts.ts';
import { emailField, heading, logInButton, logOut, passwordField, pathOf, test } from '../../support/app.ts';
import { holdScripts, untilStarted } from '../../support/hold-scripts.ts';
import { renderedPages } from '../../support/screens/rendered-pages.ts';

/** Lists the ids that the library has given to parts of the page. */
const listLibraryIds = (page: Page) =>
  page.locator('[id^=mantine-]').evaluateAll((elements) => elements.map(({ id }) => id));

for (const scheme of ['light', 'dark'] as const)
  test(`public pages are there before any script, and the app takes them over: ${scheme}`, async ({
    page,
    backend,
  }) => {
    // Any page will do: the mock must run before the pages below are opened.
    await backend.start('clinic', 'consent');
    await page.emulateMedia({ colorScheme: scheme });
    for (const [path, name] of Object.entries(renderedPages)) {
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      const title = heading(page, name);
      await expect(title).toBeVisible();
      await title.evaluate((element) => element.setAttribute('data-rendered', ''));
      const renderedIds = await listLibraryIds(page);
      release();
      await untilStarted(page);
      // An error of hydration would render the page again.
      await expect(page.locator('h1[data-rendered]')).toHaveText(name);
      // The library's own hook gives inputs another id, and renders them again (use-library-id.ts).
      expect(await listLibraryIds(page)).toEqual(expect.arrayContaining(renderedIds));
      await page.unrouteAll();
    }
  });

test('a login typed and sent before the scripts arrive is sent once, and not in the URL', async ({
  page,
  backend,
}) => {
  await backend.start('clinic', 'consent');
  const release = await holdScripts(page);
  await page.goto('login', { waitUntil: 'commit' });
  await emailField(page).fill('patient@clinic.test');
  await passwordField(page).click();
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await logInButton(page).dblclick();
  expect(pathOf(page)).toBe('/login');
  await expect(passwordField(page)).toHaveValue(demoPassword);
  release();
  await expect(heading(page, /^Welcome, /)).toBeVisible();
  expect(pathOf(page)).toBe('/dashboard');
  expect((await backend.calls()).filter(({ endpoint }) => endpoint === 'login')).toHaveLength(1);
});

test('answers typed before the scripts arrive count', async ({ page, backend }) => {
  await backend.start('clinic', 'consent');
  const release = await holdScripts(page);
  await page.goto('signup', { waitUntil: 'commit' });
  const firstName = page.getByRole('textbox', { name: 'First name' });
  await firstName.fill('Ada');
  await page.getByRole('button', { name: 'Next' }).click();
  release();
  await untilStarted(page);
  const problems = page.getByRole('region', { name: 'Please check these answers' });
  await expect(problems).toContainText('Last name');
  await expect(problems).not.toContainText('First name');
  await expect(firstName).toHaveValue('Ada');
  // Kept by the app, not only by the browser.
  await page.reload();
  await expect(firstName).toHaveValue('Ada');
});

test('a signed-in user sees no login form, and a visitor with a draft no empty form', async ({
  page,
  backend,
}) => {
  await backend.start('half-done', 'dashboard');
  const release = await holdScripts(page);
  await page.goto('login', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeHidden();
  release();
  await expect(heading(page, /^Welcome, /)).toBeVisible();
  await logOut(page, 'Grace Holloway');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('link', { name: 'as a Patient' }).click();
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await page.unrouteAll();
  const releaseAgain = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeHidden();
  releaseAgain();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
});

test('a sign-up that began in another tab shows no form before the app says so', async ({
  page,
  backend,
}) => {
  await backend.start('clinic', 'consent');
  await page.evaluate(() => localStorage.setItem('registrationUserId', 'patient-1'));
  const release = await holdScripts(page);
  await page.goto('signup', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeHidden();
  release();
  await expect(page.getByText('You have begun to sign up before.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeHidden();
});

test('a remembered e-mail is filled in when the app starts', async ({ page, backend }) => {
  await backend.start('clinic', 'login');
  await page.evaluate(() => localStorage.setItem('rememberedEmail', 'patient@clinic.test'));
  await page.reload();
  await expect(emailField(page)).toHaveValue('patient@clinic.test');
  await expect(page.getByRole('checkbox', { name: 'Remember Me' })).toBeChecked();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('Enter in the login form does not put the password into the URL', async ({ page }) => {
    await page.goto('login');
    await emailField(page).fill('patient@clinic.test');
    await passwordField(page).fill(demoPassword);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login$/);
  });
});
