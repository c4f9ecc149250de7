import { Text } from '@mantine/core';
import { createAtom } from '@tanstack/react-store';
import { useState } from 'react';
import { fn, screen, userEvent, within } from 'storybook/test';
import { endSession } from '#api/session/session.ts';
import { Footer } from '#features/shell/footer.tsx';
import Console from '#mocks/console/console.tsx';
import { markSeen } from '#mocks/console/unread.ts';
import { createCommands } from '#mocks/controls/commands.ts';
import type { MockControls } from '#mocks/controls/controls.ts';
import { scenarioNames, scenarios } from '#mocks/controls/scenarios.ts';
import { addPersona } from '#mocks/seed/add.ts';
import { personas } from '#mocks/seed/demo-accounts.ts';
import { createServer, type MockServer } from '#mocks/server/server.ts';
import { Store } from '#mocks/store/store.ts';
import { Page } from '#ui/layout/page.tsx';

const NOON = Date.UTC(2026, 4, 4, 12);

/** What the console would do to the browser, watched instead. */
export const went = fn();
export const signedIn = fn();
export const restored = fn();
export const happened = fn();

async function seed(store: Store): Promise<void> {
  for (const { email } of personas) addPersona(store.tables, email, { id: email });
}

function controlsOf(server: MockServer): MockControls {
  const { store } = server;
  const commands = createCommands(server);
  return {
    ...commands,
    server,
    scenarios: scenarioNames.map((name) => ({ name, ...scenarios[name] })),
    signIn: signedIn,
    reset: (scenario = store.scenario) => store.reset(scenario),
    happen: happened,
    restore: (snapshot) => {
      restored(snapshot);
      return commands.restore(snapshot);
    },
  };
}

/** Before each story: nobody is signed in, nothing was read, nothing was done. */
export function clearStage(): void {
  endSession('logout');
  markSeen([]);
  for (const watched of [went, signedIn, restored, happened]) watched.mockReset();
}

/** A page with the console beside it, on a mock of its own whose clock stands still. */
export function Stage({ fill }: { fill?: (server: MockServer) => void }) {
  const [source] = useState(() => {
    const server = createServer(new Store(seed, () => NOON));
    server.store.scenario = 'clinic';
    void seed(server.store);
    fill?.(server);
    const controls = controlsOf(server);
    return { controls: createAtom(controls), load: () => Promise.resolve(controls) };
  });
  return (
    <>
      <Page title="A page of the app" lead="The console lies beside every page of a mock build.">
        <Text>What is written here stays in use.</Text>
      </Page>
      <Footer />
      <Console source={source} go={went} />
    </>
  );
}

/** Opens the console on one of its tabs, as a user does. @returns what is inside it */
export async function openConsole(tab: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Mock console' }));
  const dialog = await screen.findByRole('dialog', { name: 'Mock console' }, { timeout: 10_000 });
  await userEvent.click(await within(dialog).findByRole('tab', { name: new RegExp(`^${tab}`) }));
  return within(dialog);
}
