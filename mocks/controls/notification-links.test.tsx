import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createAppRouter } from '#app/router.ts';
import { safePath } from '#domain/paths/safe-path.ts';
import { createTestServer } from '#mocks/testing/test-server.ts';
import { type HappeningName, happen, happeningNames, happenings } from './happenings.ts';
import { scenarioNames } from './scenarios/scenarios.ts';

const router = createAppRouter(new QueryClient(), createMemoryHistory());

/** Returns the route pattern that a URL matches; undefined for "not found". */
const findRoutePattern = (link: string) => {
  const { pathname } = new URL(link, 'https://clinic.test');
  // The first two matches are the root and the layout.
  const [, , pageMatch] = router.getMatchedRoutes(pathname);
  return pageMatch?.fullPath;
};

test('distinguishes an existing page from one that does not exist', () => {
  expect(findRoutePattern('/nowhere')).toBeUndefined();
  expect(findRoutePattern('/patient-physician-profile/7')).toBe('/patient-physician-profile/$id');
});

test.each(scenarioNames)('each notification of %s links to a page for its recipient', async (scenario) => {
  const { store } = await createTestServer(scenario);
  const { accounts, notifications } = store.tables;
  // The first hundred are enough: the other accounts of a large scenario add no happening.
  for (const { email, role } of accounts.slice(0, 100)) {
    for (const name of happeningNames) if (happenings[name].role === role) tryToHappen(name, email);
  }
  function tryToHappen(name: HappeningName, email: string) {
    try {
      happen(store, name, email);
    } catch {
      // Some happenings are impossible for an account, e.g. without an invitation or a physician.
    }
  }
  for (const { accountId, link, body } of notifications) {
    const role = accounts.find(({ id }) => id === accountId)?.role;
    expect(safePath(link), body).toBe(link);
    expect(findRoutePattern(link), `${body} ${link}`).toBeDefined();
    expect(link.startsWith('/physician/'), body).toBe(role === 'physician');
  }
});
