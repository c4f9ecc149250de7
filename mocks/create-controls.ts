import type { MockControls } from './controls.ts';
import { happenHere } from './happen-here.ts';
import { scenarioNames, scenarios } from './scenarios.ts';
import type { MockServer } from './server.ts';
import { reset, signIn } from './sign-in.ts';
import type { Store } from './store.ts';

/** What can be done with a mock that runs in this browser: for the console and window.clinicMock. */
export function createControls(server: MockServer): MockControls {
  const { store } = server;
  const change = <T>(task: (store: Store) => T) => server.transaction(async () => task(store));
  return {
    server,
    scenarios: scenarioNames.map((name) => ({
      name,
      title: scenarios[name].title,
      description: scenarios[name].description,
    })),
    signIn: (email) => signIn(server, email),
    reset: (scenario = store.scenario) => reset(server, scenario),
    happen: (name, email) => happenHere(server, name, email),
    fault: (rule) => change(() => store.addFault(rule)),
    clearFaults: () => change(() => store.clearFaults()),
    advance: (ms) => change(() => store.advance(ms)),
    snapshot: () => change(() => store.snapshot()),
    restore: (snapshot) => change(() => store.restore(snapshot)),
  };
}
