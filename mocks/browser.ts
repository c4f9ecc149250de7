import { http } from 'msw';
import { createClinicMock } from './clinic-mock.ts';
import { type MockTools, mockTools } from './console/tools.ts';
import type { ControlsSource } from './controls.ts';
import { intercept } from './interception.ts';
import { lazyBackend } from './lazy-backend.ts';

export type { MockTools } from './console/tools.ts';

interface MockSettings {
  /** Where the API is, absolute, with a trailing slash. */
  base: string;
  /** Where MSW's worker file is. */
  workerUrl: string;
}

/** Follows `?scenario=name` in the address, and takes it out before the app reads the address. */
async function enterScenario(source: ControlsSource): Promise<void> {
  const address = new URL(location.href);
  const name = address.searchParams.get('scenario');
  if (name === null) return;
  address.searchParams.delete('scenario');
  history.replaceState(history.state, '', address);
  const controls = await source.load();
  if (controls.scenarios.some((scenario) => scenario.name === name)) await controls.reset(name);
  else {
    const known = controls.scenarios.map((scenario) => scenario.name).join(', ');
    // biome-ignore lint/suspicious/noConsole: whoever mistyped the name should learn why nothing happened.
    console.warn(`There is no scenario “${name}”. Known are: ${known}`);
  }
}

/**
 * Answers the app's calls in this browser. All but the interception itself is loaded at the first call.
 * @returns what a mock build adds to the app
 * @throws Error in plain words when the browser cannot do it
 */
export async function startMocks({ base, workerUrl }: MockSettings): Promise<MockTools> {
  const backend = lazyBackend(async () => (await import('./backend.ts')).startBackend(base));
  window.clinicMock = createClinicMock(backend);
  const tools = mockTools(backend);
  await intercept([http.all(`${base}*`, ({ request }) => backend.respond(request))], workerUrl);
  await enterScenario(backend);
  return tools;
}
