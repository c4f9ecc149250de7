import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page } from 'playwright/test';
import { demoPassword } from '#mocks/seed/demo/demo-accounts.ts';
import { type Backend, httpBackend, pageBackend } from './backend.ts';
import { MOCK_API_URL } from './builds.ts';
import { type MockApi, startMockApi } from './mock-api.ts';
import { recordToasts } from './screens/toasts.ts';
import { createTimeLimit } from './time-limit.ts';

/** Prepares a browser context before the app starts in it. */
export async function prepareContext(context: BrowserContext): Promise<void> {
  await recordToasts(context);
  // The mock console has its own tests; all others hide it.
  await context.addInitScript(() => {
    // An empty page (about:blank) has no session storage.
    if (location.protocol === 'http:') sessionStorage.setItem('mockConsole', 'off');
  });
}

/** Runs a function and fails if a script of the page throws or breaks the page's policy. */
export async function expectNoScriptError(page: Page, run: () => Promise<void>): Promise<void> {
  const scriptErrors: Error[] = [];
  // Chromium's update of a service worker fails if the page is left in the process.
  // The failure does not affect the page.
  const recordError = (error: Error) =>
    void (!/ServiceWorker/.test(error.message) && scriptErrors.push(error));
  const recordViolation = (message: ConsoleMessage) =>
    void (
      /Content Security Policy|requires 'Trusted/.test(message.text()) &&
      scriptErrors.push(new Error(message.text()))
    );
  page.on('pageerror', recordError);
  page.on('console', recordViolation);
  await run();
  page.off('pageerror', recordError);
  page.off('console', recordViolation);
  expect(scriptErrors, 'no script of the page failed').toEqual([]);
}

/** Time (ms) that a limited run keeps for the flows in other browsers, which come last. */
const keptForBrowsersMs = 11 * 60_000;

/** Chromium argument that maps the API host of the builds to another server. */
const mapApiHost = (url: string) =>
  `--host-resolver-rules=MAP ${new URL(MOCK_API_URL).host} ${new URL(url).host}`;

/**
 * Playwright's test with a `backend` that has the same interface on the service worker and on HTTP.
 * Each worker of the live flows has its own server: two flows must not write to the same accounts
 * concurrently.
 */
export const test = base.extend<{ backend: Backend; timeLimit: undefined }, { mockApi: MockApi | null }>({
  timeLimit: createTimeLimit(keptForBrowsersMs),
  mockApi: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from it
    async ({}, use, { project }) => {
      const api = ['live', 'partial'].includes(project.name) ? await startMockApi() : null;
      await use(api);
      api?.stop();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, mockApi }, use) => {
      const { args = [], ...rest } = launchOptions;
      await use({ ...rest, args: mockApi ? [...args, mapApiHost(mockApi.url)] : args });
    },
    { scope: 'worker' },
  ],
  backend: async ({ page, context, mockApi }, use) => {
    await prepareContext(context);
    await expectNoScriptError(page, () => use(mockApi ? httpBackend(page, mockApi.url) : pageBackend(page)));
  },
});

export const emailField = (page: Page) => page.getByRole('textbox', { name: 'Email' });
export const passwordField = (page: Page) =>
  page.getByRole('form', { name: 'Log in' }).locator('[name=password]');
export const logInButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Log in', exact: true });

/** Logs in through the form of the open login screen. */
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

/** Logs out despite unsaved changes, which the confirmation dialog must name. */
export async function logOutUnsaved(page: Page, name: string, unsaved: string): Promise<void> {
  await logOut(page, name);
  const confirmDialog = page.getByRole('dialog', { name: 'Log out without saving?' });
  await expect(confirmDialog).toContainText(unsaved);
  await confirmDialog.getByRole('button', { name: 'Log out without saving' }).click();
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Waits for the dashboard of the patient that most scenarios sign in. */
export const expectPatientDashboard = (page: Page) => expect(heading(page, /^Welcome, /)).toBeVisible();

/** Waits until no call is pending on the dashboard of `half-done`. */
export async function expectLoadedDashboard(page: Page): Promise<void> {
  await expect(page.getByText('6 of 13 sections complete')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications, 4 unread' })).toBeVisible();
}

/** Lists the session's keys in local storage; empty after a logout (accounts §3). */
export const sessionKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['token', 'refreshToken', 'currentUser', 'role', 'status'].filter((key) => localStorage.getItem(key)),
  );

/** Returns the path and query of the open page. */
export const pathOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
