import { type BrowserContext, test as base, expect, type Page } from 'playwright/test';
import { demoPassword } from '#mocks/seed/demo-accounts.ts';
import { type Backend, httpBackend, pageBackend } from './backend.ts';
import { MOCK_API_URL } from './builds.ts';
import { type MockApi, startMockApi } from './mock-api.ts';
import { recordToasts } from './screens/toasts.ts';

/** Sets up a browser before the app starts in it. */
export async function prepare(context: BrowserContext): Promise<void> {
  await recordToasts(context);
  // The mock console has tests of its own; here it would only be in the way.
  await context.addInitScript(() => {
    if (location.protocol === 'http:') sessionStorage.setItem('mockConsole', 'off');
  });
}

/** Fails when a script of the page has failed meanwhile. */
export async function noScriptFails(page: Page, run: () => Promise<void>): Promise<void> {
  const broken: Error[] = [];
  // Chromium's update of a service worker fails when the page is left meanwhile; the page is none the worse.
  const note = (error: Error) => void (!/ServiceWorker/.test(error.message) && broken.push(error));
  page.on('pageerror', note);
  await run();
  page.off('pageerror', note);
  expect(broken, 'no script of the page failed').toEqual([]);
}

/** A browser that finds the server of the live build elsewhere. */
const instead = (url: string) =>
  `--host-resolver-rules=MAP ${new URL(MOCK_API_URL).host} ${new URL(url).host}`;

/**
 * Playwright's test with a `backend` that is the same to flows on the service worker and on HTTP. Each worker of the live
 * flows has a server of its own: two flows must not write to the same people at once.
 */
export const test = base.extend<{ backend: Backend }, { mockApi: MockApi | null }>({
  mockApi: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are wanted
    async ({}, use, { project }) => {
      const api = project.name === 'live' ? await startMockApi() : null;
      await use(api);
      api?.stop();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, mockApi }, use) => {
      const { args = [], ...rest } = launchOptions;
      await use({ ...rest, args: mockApi ? [...args, instead(mockApi.url)] : args });
    },
    { scope: 'worker' },
  ],
  backend: async ({ page, context, mockApi }, use) => {
    await prepare(context);
    await noScriptFails(page, () => use(mockApi ? httpBackend(page, mockApi.url) : pageBackend(page)));
  },
});

export const emailField = (page: Page) => page.getByRole('textbox', { name: 'Email' });
export const passwordField = (page: Page) =>
  page.getByRole('form', { name: 'Log in' }).locator('[name=password]');
export const logInButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Log in', exact: true });

/** Signs in through the form of the login screen, which is open. */
export async function logIn(page: Page, email: string, password: string = demoPassword): Promise<void> {
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
  await logInButton(page).click();
}

/** Logs out through the menu of a wide screen. */
export async function logOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
}

/** Logs out although something is unsaved, which the question names. */
export async function logOutUnsaved(page: Page, name: string, unsaved: string): Promise<void> {
  await logOut(page, name);
  const question = page.getByRole('dialog', { name: 'Log out without saving?' });
  await expect(question).toContainText(unsaved);
  await question.getByRole('button', { name: 'Log out without saving' }).click();
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Waits for the dashboard of the patient of most scenarios. */
export const expectPatientDashboard = (page: Page) => expect(heading(page, /^Welcome, /)).toBeVisible();

/** Waits until nothing is under way any more on the dashboard of `half-done`. */
export async function expectSettledDashboard(page: Page): Promise<void> {
  await expect(page.getByText('6 of 13 sections complete')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications, 4 unread' })).toBeVisible();
}

/** What the session keeps in local storage; empty for somebody who is logged out (accounts §3). */
export const sessionKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['token', 'refreshToken', 'currentUser', 'role', 'status'].filter((key) => localStorage.getItem(key)),
  );

/** Path and query of the open page. */
export const pathOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
