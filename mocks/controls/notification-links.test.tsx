import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createAppRouter } from '#app/router.ts';
import { safePath } from '#domain/paths/safe-path.ts';
import { createTestServer } from '#mocks/testing/test-server.ts';
import { type HappeningName, happen, happeningNames, happenings } from './happenings.ts';
import { scenarioNames } from './scenarios.ts';

const router = createAppRouter(new QueryClient(), createMemoryHistory());

/** The pattern of the page that an address opens; undefined when it would be not found. */
const pageAt = (link: string) => {
  const { pathname } = new URL(link, 'https://clinic.test');
  const [, , found] = router.getMatchedRoutes(pathname);
  return found?.fullPath;
};

test('a page that does not exist is told from one that does', () => {
  expect(pageAt('/nowhere')).toBeUndefined();
  expect(pageAt('/patient-physician-profile/7')).toBe('/patient-physician-profile/$id');
});

test.each(scenarioNames)('every notification of %s leads to a page of its reader’s', async (scenario) => {
  const { store } = await createTestServer(scenario);
  const { accounts, notifications } = store.tables;
  // Of ten thousand, the first hundred: nothing else happens to the rest.
  for (const { email, role } of accounts.slice(0, 100)) {
    for (const name of happeningNames) if (happenings[name].role === role) tryToHappen(name, email);
  }
  function tryToHappen(name: HappeningName, email: string) {
    try {
      happen(store, name, email);
    } catch {
      // It cannot happen to everybody: nobody is invited, nobody has chosen a physician.
    }
  }
  for (const { accountId, link, body } of notifications) {
    const role = accounts.find(({ id }) => id === accountId)?.role;
    expect(safePath(link), body).toBe(link);
    expect(pageAt(link), `${body} ${link}`).toBeDefined();
    expect(link.startsWith('/physician/'), body).toBe(role === 'physician');
  }
});
