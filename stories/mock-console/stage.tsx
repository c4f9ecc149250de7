import { Text } from '@mantine/core';
import { createAtom } from '@tanstack/react-store';
import { useState } from 'react';
import { fn, screen, userEvent, within } from 'storybook/test';
import { endSession } from '#api/session/session.ts';
import { Footer } from '#features/shell/footer.tsx';
import { createCharterCommands } from '#mocks/charters/commands.ts';
import Console from '#mocks/console/console.tsx';
import { tabKeys } from '#mocks/console/tab-storage.ts';
import { markSeen } from '#mocks/console/unread.ts';
import { createCommands } from '#mocks/controls/commands.ts';
import type { ControlsSource, MockControls } from '#mocks/controls/controls.ts';
import type { PartialControls } from '#mocks/controls/partial-controls.ts';
import {
  type ScenarioName,
  scenarioNames,
  scenarios,
  seed as seedScenario,
} from '#mocks/controls/scenarios/scenarios.ts';
import { findSignedInAccount } from '#mocks/controls/signed-in-account.ts';
import type { TimeMachine } from '#mocks/controls/time-machine.ts';
import { addDemoAccount } from '#mocks/seed/add.ts';
import { demoAccounts } from '#mocks/seed/demo/demo-accounts.ts';
import { createServer, type MockServer } from '#mocks/server/server.ts';
import type { SnapshotStorage } from '#mocks/store/snapshot-storage.ts';
import { Store } from '#mocks/store/store.ts';
import { createIndexedSnapshots } from '#mocks/transports/indexed-snapshots.ts';
import { Page } from '#ui/layout/page.tsx';

/** Time of the stopped clock. */
const startTime = Date.UTC(2026, 4, 4, 12);

/** Spies in place of the console's effects on the browser: opens a path of the app. */
export const goSpy = fn();
/** Signs in as an account, by its e-mail. */
export const signInSpy = fn();
/** Called with each snapshot that is restored. */
export const restoreSpy = fn();
/** Called with each happening that the console triggers. */
export const happenSpy = fn();

/** Storage of the stories' named snapshots. */
export const snapshotStorage = createIndexedSnapshots('stories');

/** Seeds the demo accounts and nothing else, which is quicker than a scenario. */
async function seedDemoAccounts(store: Store): Promise<void> {
  for (const { email } of demoAccounts) addDemoAccount(store.tables, email, { id: email });
}

/** Returns the mock's controls, with spies for all that would leave the story. */
function createControls(
  server: MockServer,
  snapshots: SnapshotStorage,
  { partial, timeMachine }: Pick<MockControls, 'partial' | 'timeMachine'>,
): MockControls {
  const { store } = server;
  const commands = createCommands(server);
  return {
    ...commands,
    server,
    executed: createAtom(null),
    scenarios: scenarioNames.map((name) => ({ name, ...scenarios[name] })),
    snapshots,
    ...(partial && { partial }),
    ...(timeMachine && { timeMachine }),
    findAccount: () => partial?.findPerson()?.account ?? findSignedInAccount(store),
    signIn: signInSpy,
    reset: (scenario = store.scenario) => store.reset(scenario),
    happen: happenSpy,
    charters: async () => createCharterCommands(''),
    restore: (snapshot) => {
      restoreSpy(snapshot);
      return commands.restore(snapshot);
    },
  };
}

/** Resets the stage: no signed-in user, no read message, console never opened. */
export function resetStage(): void {
  endSession('logout');
  markSeen([]);
  for (const key of Object.values(tabKeys)) sessionStorage.removeItem(key);
  for (const spy of [goSpy, signInSpy, restoreSpy, happenSpy]) spy.mockReset();
}

export interface StageProps {
  /** Starting state. Without it, only the demo accounts are there. */
  scenario?: ScenarioName;
  /** Prepares the mock. */
  prepare?: (server: MockServer) => void;
  /** Path of the open page, without the base. */
  path?: string;
  /** Storage of named snapshots. */
  snapshots?: SnapshotStorage;
  /** Creates the controls of a page where a real API answers some of the resources. */
  createPartial?: (server: MockServer) => PartialControls;
  /** Earlier states of the mock; a story's own are not recorded. */
  timeMachine?: TimeMachine;
}

/** Starts a separate mock for a story, with a stopped clock. */
function startMock({
  scenario,
  prepare,
  snapshots = snapshotStorage,
  createPartial,
  timeMachine,
}: StageProps): ControlsSource {
  const server = createServer(new Store(scenario ? seedScenario : seedDemoAccounts, () => startTime));
  const controls = createControls(server, snapshots, { partial: createPartial?.(server), timeMachine });
  const atom = createAtom<MockControls | null>(null);
  const start = async () => {
    // Without a scenario the name says nothing: the store is seeded with the demo accounts.
    await server.store.reset(scenario ?? 'clinic');
    prepare?.(server);
    server.store.notifyChange();
    atom.set(controls);
    return controls;
  };
  const ready = start();
  return { controls: atom, load: () => ready };
}

/** Page of the app, with the mock console next to it. */
export function Stage(props: StageProps) {
  const [source] = useState(() => startMock(props));
  const { path = '' } = props;
  return (
    <>
      <Page title="A page of the app" lead="The console lies beside every page of a mock build.">
        <Text>What is written here stays in use.</Text>
      </Page>
      <Footer />
      <Console source={source} openPage={goSpy} readPath={() => path} />
    </>
  );
}

/**
 * Opens the console on one of its tabs, as a user does. Its panel is loaded when it first opens.
 * @returns queries within the console
 */
export async function openConsole(tab: string) {
  await userEvent.click(await screen.findByRole('button', { name: /^Mock console/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Mock console' }, { timeout: 10_000 });
  await userEvent.click(await within(dialog).findByRole('tab', { name: new RegExp(`^${tab}`) }));
  return within(dialog);
}
