import { http } from 'msw';
import { storedCut } from '#mocks/capsule/recorder/stored-cut.ts';
import { startCapsule } from '#mocks/capsule/start-capsule.ts';
import { createClinicMock } from '#mocks/controls/clinic-mock.ts';
import { followReloads } from '#mocks/page/reload-pages.ts';
import { formatStoreName } from '#mocks/seats/store-name.ts';
import { intercept } from '#mocks/transports/interception.ts';
import { createLazyBackend } from '#mocks/transports/lazy-backend.ts';
import { createMockTools, type MockTools } from './console/mock-tools.ts';
import { readScenarioName, removeScenarioFromUrl } from './transports/scenario-in-url.ts';

export type { MockTools } from './console/mock-tools.ts';

interface MockSettings {
  /** Absolute URL of the API, with a trailing slash. */
  base: string;
  /** URL of MSW's worker script. */
  workerUrl: string;
}

/**
 * Answers the app's calls in this browser. The backend is loaded at the first call, or at once for
 * a `?scenario=name` in the URL.
 * @returns the tools that a mocked build adds to the app
 * @throws Error with a message for the user when the browser cannot intercept calls
 */
export async function startMocks({ base, workerUrl }: MockSettings): Promise<MockTools> {
  const scenarioName = readScenarioName();
  const backend = createLazyBackend(async () => {
    const { startBackend } = await import('#mocks/transports/backend.ts');
    return startBackend(base, scenarioName, { commit: import.meta.env.COMMIT });
  });
  const onReload = () => storedCut.write('elsewhere');
  followReloads(formatStoreName(new URL(base).pathname), onReload);
  window.clinicMock = createClinicMock(backend);
  const tools = createMockTools(backend);
  const untilBase = startCapsule(backend, base);
  const answer = async ({ request }: { request: Request }) => {
    if (request.method !== 'GET') await untilBase();
    return backend.respond(request);
  };
  if (scenarioName !== null) removeScenarioFromUrl();
  const intercepting = intercept([http.all(`${base}*`, answer)], workerUrl);
  // Both at once: the worker's start takes as long as the first tables.
  await Promise.all([intercepting, scenarioName === null ? undefined : backend.load()]);
  return tools;
}
