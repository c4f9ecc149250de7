import type { MockServer } from '#mocks/server/server.ts';
import type { SnapshotStorage } from '#mocks/store/snapshot-storage.ts';
import { createCommands } from './commands.ts';
import type { MockControls } from './controls.ts';
import { scenarioNames, scenarios } from './scenarios/scenarios.ts';
import { reset, signIn } from './sign-in.ts';
import { getSignedInEmail } from './signed-in-email.ts';

/** Creates the controls of a mock in this browser, for the panel and `window.clinicMock`. */
export function createControls(server: MockServer, snapshots: SnapshotStorage): MockControls {
  const { store } = server;
  const commands = createCommands(server);
  return {
    ...commands,
    server,
    snapshots,
    scenarios: scenarioNames.map((name) => ({
      name,
      title: scenarios[name].title,
      description: scenarios[name].description,
    })),
    signIn: (email) => signIn(server, email),
    reset: (scenario = store.scenario) => reset(server, scenario),
    async happen(name, email) {
      await commands.happen(name, () => email ?? getSignedInEmail(store));
      // Simulates a return to this tab, which makes the app refetch its notifications.
      window.dispatchEvent(new Event('visibilitychange'));
    },
  };
}
