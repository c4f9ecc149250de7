import type { MockServer } from '#mocks/server/server.ts';
import type { SnapshotStorage } from '#mocks/store/snapshot-storage.ts';
import { type BrowserSignIn, mockSignIn } from './browser-sign-in.ts';
import { createCommands } from './commands.ts';
import type { MockControls } from './controls.ts';
import type { HappeningName } from './happenings.ts';
import { observeCommands } from './observe-commands.ts';
import { listScenarios } from './scenarios/scenarios.ts';
import type { TimeMachine } from './time-machine.ts';

/** Parts of the controls that not every page has. */
interface ControlOptions {
  browserSignIn?: BrowserSignIn;
  /** Commit of the build, which the results of charters name; '' if unknown. */
  commit?: string;
  timeMachine?: TimeMachine;
  /** Tells other pages that something has happened. */
  onHappened?: () => void;
}

/** Creates the controls of a mock in this browser, for the panel and `window.clinicMock`. */
export function createControls(
  server: MockServer,
  snapshots: SnapshotStorage,
  { browserSignIn = mockSignIn, commit = '', timeMachine, onHappened }: ControlOptions = {},
): MockControls {
  const { store } = server;
  /** Returns the current user's e-mail. @throws Error when signed out */
  const getSignedInEmail = () => {
    const account = browserSignIn.findAccount(store);
    if (account) return account.email;
    throw new Error('Nobody is signed in here. Please sign in, or name somebody by their e-mail.');
  };
  const commands = createCommands(server);
  const controls = {
    ...commands,
    ...(timeMachine && { timeMachine }),
    server,
    snapshots,
    scenarios: listScenarios(),
    findAccount: () => browserSignIn.findAccount(store),
    signIn: (email: string) => browserSignIn.signIn(server, email),
    invitation: (email: string) => browserSignIn.invitation(server, email),
    reset: (scenario = store.scenario) => browserSignIn.reset(server, scenario),
    async charters() {
      const { createCharterCommands } = await import('#mocks/charters/commands.ts');
      return createCharterCommands(commit);
    },
    async happen(name: HappeningName, email?: string) {
      await commands.happen(name, () => email ?? getSignedInEmail());
      // Simulates a return to this tab, which makes the app refetch its notifications.
      window.dispatchEvent(new Event('visibilitychange'));
      onHappened?.();
    },
  };
  return observeCommands(controls);
}
