import { clientSettings, configureClient } from '#api/client/client-settings.ts';
import { resourceNames } from '#api/endpoints/resource-names.ts';
import { createClinicMock } from '#mocks/controls/clinic-mock.ts';
import { createLazyBackend } from '#mocks/transports/lazy-backend.ts';
import { createMockTools, type MockTools } from './console/mock-tools.ts';
import { createPartialTools } from './console/partial-tools.tsx';
import { createPartialNetwork } from './partial/partial-network.ts';
import { openSettings } from './partial/partial-settings.ts';
import { readScenarioName, removeScenarioFromUrl } from './transports/scenario-in-url.ts';

interface PartialMockSettings {
  /** Absolute URL of the API, with a trailing slash. */
  base: string;
  /** Resources to mock, unless the console says otherwise. */
  mockedResources: readonly string[];
}

/**
 * Answers the app's calls of some resources in this browser, and has a real API answer the others.
 * The backend is loaded at the first call, or at once for a `?scenario=name` in the URL.
 * @returns the tools that a mocked build adds to the app
 */
export async function startPartialMocks(options: PartialMockSettings): Promise<MockTools> {
  const { base, mockedResources } = options;
  const scenario = readScenarioName();
  const settings = openSettings(base);
  const builtResources = resourceNames.filter((name) => mockedResources.includes(name));
  const backend = createLazyBackend(async () => {
    const { startPartialBackend } = await import('./partial/start-partial-backend.ts');
    const commit = import.meta.env.COMMIT;
    return startPartialBackend({ base, builtResources, settings, scenario, commit });
  });
  window.clinicMock = createClinicMock(backend);
  configureClient({ fetch: createPartialNetwork(base, clientSettings.fetch, backend.respond) });
  if (scenario !== null) {
    removeScenarioFromUrl();
    await backend.load();
  }
  const readMockedResources = () => settings.atom.get().mockedResources ?? builtResources;
  return createMockTools(backend, createPartialTools(base, builtResources, readMockedResources));
}
