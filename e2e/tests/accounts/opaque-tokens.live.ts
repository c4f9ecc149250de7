import { expect, type Page, type Route } from 'playwright/test';
import { createTokenReplacer, withoutUserId } from '#mocks/testing/opaque-tokens.ts';
import {
  expectLoadedDashboard,
  expectPatientDashboard,
  heading,
  logIn,
  logOut,
  sessionKeys,
  test,
} from '../../support/app.ts';
import { MOCK_API_URL } from '../../support/builds.ts';
import type { MockApi } from '../../support/mock-api.ts';

/** Time without activity that ends a session: 15 minutes. */
const idleLimitMs = 900_000;
const tokenPattern = /^opaque-\d+-end$/;
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '');
const storedUserId = (page: Page) => page.evaluate(() => localStorage.getItem('userId') ?? '');

/**
 * Returns a route that makes the mock's access tokens opaque.
 * @param changeLogin changes a login's reply
 */
function createOpaqueRoute(mockApi: MockApi | null, changeLogin = (text: string) => text) {
  const { replaceInReply, restoreInCall } = createTokenReplacer();
  return async (route: Route) => {
    const request = route.request();
    const path = request.url().slice(MOCK_API_URL.length);
    const { authorization, ...headers } = request.headers();
    const isJson = headers['content-type']?.includes('json');
    const response = await route.fetch({
      // The browser maps the host of the API; this call is not the browser's.
      url: `${mockApi?.url ?? MOCK_API_URL}${path}`,
      headers: { ...headers, ...(authorization && { authorization: restoreInCall(authorization) }) },
      ...(isJson && { postData: restoreInCall(request.postData() ?? '') }),
      // The server may close an idle connection just as it is used again.
      maxRetries: 3,
    });
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
    const text = replaceInReply(await response.text());
    await route.fulfill({ response, body: path === 'userAuth/login' ? changeLogin(text) : text });
  };
}

/** Logs the scenario's patient out, and in again with opaque tokens. */
async function logInAgain(page: Page): Promise<void> {
  await expectLoadedDashboard(page);
  await logOut(page, 'Grace Holloway');
  await logIn(page, 'patient@clinic.test');
  await expectLoadedDashboard(page);
  expect(await storedToken(page)).toMatch(tokenPattern);
}

// A call may be on its way when the test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('a patient with opaque tokens reloads, uses two tabs, is renewed after a 401, and logs out', async ({
  page,
  backend,
  mockApi,
}) => {
  const opaqueRoute = createOpaqueRoute(mockApi);
  const secondTab = await page.context().newPage();
  for (const tab of [page, secondTab]) await tab.route(`${MOCK_API_URL}**`, opaqueRoute);
  await backend.start('half-done', 'dashboard');
  await logInAgain(page);
  const firstToken = await storedToken(page);
  expect(await storedUserId(page)).toBe('patient');
  await page.reload();
  await expectLoadedDashboard(page);
  await secondTab.goto('dashboard');
  await expectLoadedDashboard(secondTab);

  const listRefreshes = async () => (await backend.calls()).filter(({ endpoint }) => endpoint === 'refresh');
  expect(await listRefreshes()).toHaveLength(0);
  // An access token is valid for 15 minutes.
  await backend.advance(20 * 60_000);
  await page.reload();
  await expectLoadedDashboard(page);
  await secondTab.reload();
  await expectLoadedDashboard(secondTab);
  expect(await listRefreshes()).toHaveLength(1);
  expect(await storedToken(page)).toMatch(tokenPattern);
  expect(await storedToken(page)).not.toBe(firstToken);

  await logOut(page, 'Grace Holloway');
  for (const tab of [page, secondTab]) await expect(heading(tab, 'Welcome back')).toBeVisible();
  expect(await sessionKeys(page)).toEqual([]);
  expect(await storedUserId(page)).toBe('');
  await secondTab.close();
});

test('a refused renewal of an opaque token leads to the login, with one explanation', async ({
  page,
  backend,
  mockApi,
}) => {
  await page.route(`${MOCK_API_URL}**`, createOpaqueRoute(mockApi));
  await backend.start('half-done', 'dashboard');
  await logInAgain(page);
  // A refresh token is valid for 24 hours.
  await backend.advance(25 * 60 * 60_000);
  await page.reload();
  await expect(heading(page, 'Welcome back')).toBeVisible();
  await expect(page.getByText('Your session has ended')).toBeVisible();
  expect(await sessionKeys(page)).toEqual([]);
});

test('users of one browser differ although the API names them nowhere', async ({
  page,
  backend,
  mockApi,
}) => {
  await page.route(`${MOCK_API_URL}**`, createOpaqueRoute(mockApi, withoutUserId));
  await backend.start('half-done', 'dashboard');
  await logInAgain(page);
  const graceId = await storedUserId(page);
  expect(graceId).toMatch(/^#\w+$/);
  // Her newest Shoop: the server’s ids in it are not this browser’s.
  await expect(page.getByText('20 mg a day')).toBeVisible();
  await logOut(page, 'Grace Holloway');
  await logIn(page, 'new.patient@clinic.test');
  await expect(heading(page, 'Welcome, Owen')).toBeVisible();
  expect(await storedUserId(page)).not.toBe(graceId);
  await logOut(page, 'Owen Castellano');
  await logIn(page, 'physician@clinic.test');
  await expect(heading(page, 'Your patients')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Your patients')).toBeVisible();
});

test('a patient with an opaque token is logged out after 15 idle minutes', async ({
  page,
  backend,
  mockApi,
}) => {
  await page.clock.install();
  await page.route(`${MOCK_API_URL}**`, createOpaqueRoute(mockApi));
  await backend.start('half-done', 'dashboard');
  await logInAgain(page);
  await expectPatientDashboard(page);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('lastActivity')), 'the idle watch is loaded')
    .not.toBeNull();
  await page.clock.fastForward(idleLimitMs + 1000);
  await expect(page.getByText('Nothing happened for 15 minutes')).toBeVisible();
  expect(await sessionKeys(page)).toEqual([]);
});
