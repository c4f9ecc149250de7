import { notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { getResponse } from 'msw';
import { useEffect, useState } from 'react';
import { configureClient } from '#api/client-settings.ts';
import { createQueryClient } from '#app/query-client.ts';
import { createAppRouter } from '#app/router.ts';
import { SessionKeeper } from '#app/session-keeper.tsx';
import type { FaultRule } from '#mocks/faults.ts';
import { mswHandlers } from '#mocks/msw-handlers.ts';
import { type ScenarioName, seed } from '#mocks/scenarios.ts';
import { createServer } from '#mocks/server.ts';
import { signIn } from '#mocks/sign-in.ts';
import { Store } from '#mocks/store.ts';

const BASE = 'http://mock.invalid/api/';

export interface ScreenProps {
  /** The address that the story opens. */
  path: string;
  scenario?: ScenarioName;
  /** The e-mail of the persona who is signed in; nobody when left out. */
  signedInAs?: string;
  faults?: readonly FaultRule[];
  /** Changes to the fresh store before the screen opens. */
  prepare?: (store: Store) => void;
}

/** Makes a story's own server answer the app's calls: in the page, without a worker, for this story alone. */
async function startServer({ scenario = 'clinic', signedInAs, faults = [], prepare }: ScreenProps) {
  // The pile of toasts is one for the page: what another story said is not said here.
  notifications.clean();
  localStorage.clear();
  sessionStorage.clear();
  const store = new Store(seed);
  await store.reset(scenario);
  prepare?.(store);
  const server = createServer(store);
  if (signedInAs) await signIn(server, signedInAs);
  for (const fault of faults) store.addFault(fault);
  const handlers = mswHandlers(server, BASE);
  configureClient({
    baseUrl: BASE,
    fetch: async (input, init) => {
      const response = await getResponse(handlers, new Request(input, init));
      if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    },
  });
}

function startApp(path: string) {
  const queryClient = createQueryClient();
  const history = createMemoryHistory({ initialEntries: [path] });
  return { queryClient, router: createAppRouter(queryClient, history) };
}

/** The whole app at an address, on a store of its own: what a reader would see there. */
export function Screen(props: ScreenProps) {
  const [app, setApp] = useState<ReturnType<typeof startApp> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a story's arguments are its starting state, read once
  useEffect(() => {
    let stale = false;
    void startServer(props).then(() => !stale && setApp(startApp(props.path)));
    return () => {
      stale = true;
    };
  }, []);
  if (!app) return null;
  return (
    <QueryClientProvider client={app.queryClient}>
      <SessionKeeper {...app} />
      <RouterProvider router={app.router} />
    </QueryClientProvider>
  );
}
