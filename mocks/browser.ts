import { http } from 'msw';
import { createClinicMock } from '#mocks/controls/clinic-mock.ts';
import { intercept } from '#mocks/transports/interception.ts';
import { lazyBackend } from '#mocks/transports/lazy-backend.ts';
import { type MockTools, mockTools } from './console/tools.ts';

export type { MockTools } from './console/tools.ts';

interface MockSettings {
  /** Where the API is, absolute, with a trailing slash. */
  base: string;
  /** Where MSW's worker file is. */
  workerUrl: string;
}

const scenarioIn = (address: URL) => address.searchParams.get('scenario');

/** Takes `?scenario=name` out of the address before the app reads it. */
function dropScenario(): void {
  const address = new URL(location.href);
  address.searchParams.delete('scenario');
  history.replaceState(history.state, '', address);
}

/**
 * Answers the app's calls in this browser. All but the interception itself is loaded at the first call, or at once for a scenario.
 * @returns what a mock build adds to the app
 * @throws Error in plain words when the browser cannot do it
 */
export async function startMocks({ base, workerUrl }: MockSettings): Promise<MockTools> {
  const scenario = scenarioIn(new URL(location.href));
  const load = () => import('#mocks/transports/backend.ts');
  const backend = lazyBackend(async () => (await load()).startBackend(base, scenario));
  // Asked for now, its files need not pass through the worker one by one; where they cannot be had, that is said below.
  if (scenario !== null) load().catch(() => {});
  window.clinicMock = createClinicMock(backend);
  const tools = mockTools(backend);
  await intercept([http.all(`${base}*`, ({ request }) => backend.respond(request))], workerUrl);
  if (scenario !== null) {
    dropScenario();
    await backend.load();
  }
  return tools;
}
