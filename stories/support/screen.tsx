import { notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { getResponse } from 'msw';
import { useEffect, useState } from 'react';
import { configureClient } from '#api/client/client-settings.ts';
import { readUserId } from '#api/session/session.ts';
import { followSession } from '#app/follow-session.ts';
import { createQueryClient } from '#app/query-client.ts';
import { createAppRouter } from '#app/router.ts';
import { SessionKeeper } from '#app/session-keeper.tsx';
import { drafts } from '#drafts/drafts.ts';
import { openVault } from '#drafts/vault.ts';
import type { Scenario } from '#mocks/controls/scenarios/scenario.ts';
import { type ScenarioName, scenarios, seed } from '#mocks/controls/scenarios/scenarios.ts';
import { signIn } from '#mocks/controls/sign-in.ts';
import { createServer } from '#mocks/server/server.ts';
import type { FaultRule } from '#mocks/store/faults.ts';
import { Store } from '#mocks/store/store.ts';
import { createMswHandlers } from '#mocks/transports/msw-handlers.ts';
import { type EarlierDraft, storeEarlierDraft } from './earlier-draft.ts';
import { type EarlierVisit, forgetVisits, storeEarlierVisit } from './earlier-visit.ts';
import { lengthenTexts } from './lengthen-texts.ts';
import { setStoryStore } from './story-store.ts';

/** Base URL of the mocked API, in a domain that never has a server. */
const apiBaseUrl = 'http://mock.invalid/api/';

export interface ScreenProps {
  /** URL path that the story opens. */
  path: string;
  scenario?: ScenarioName;
  /** E-mail of the persona who is signed in; no user by default. */
  signedInAs?: string;
  faults?: readonly FaultRule[];
  /** Changes the fresh store before the screen opens. */
  prepare?: (store: Store) => void;
  /** True if free text in the data is as long as is realistic. */
  longest?: boolean;
  /** Drafts of earlier visits. */
  drafts?: readonly EarlierDraft[];
  /** Sections that the physician has seen on an earlier visit. */
  visits?: readonly EarlierVisit[];
}

/** Rejects when a call is aborted, as a network's fetch does. */
const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );

/** Starts a server for one story, which answers the app's calls in the page, without a worker. */
export async function startServer(props: ScreenProps) {
  const { scenario = 'clinic', signedInAs, faults = [], prepare, longest } = props;
  const { drafts: left = [], visits = [] } = props;
  // Toasts belong to the page: removes those of other stories.
  notifications.clean();
  localStorage.clear();
  sessionStorage.clear();
  const store = new Store(seed);
  await store.reset(scenario);
  setStoryStore(store);
  prepare?.(store);
  if (longest) lengthenTexts(store);
  const server = createServer(store);
  if (signedInAs) {
    await signIn(server, signedInAs);
  }
  // Removes the drafts of other stories, which would be offered or block leaving.
  await drafts.forgetAllOf(readUserId());
  const vault = await openVault();
  await vault.remove(await vault.names());
  // Stores what an earlier visit would have left in the browser, as a begun sign-up.
  const { resumed }: Scenario = scenarios[scenario];
  resumed?.store();
  await forgetVisits();
  for (const visit of visits) await storeEarlierVisit(store, visit);
  for (const draft of left) await storeEarlierDraft(draft);
  for (const fault of faults) store.addFault(fault);
  const handlers = createMswHandlers(server, apiBaseUrl);
  configureClient({
    baseUrl: apiBaseUrl,
    fetch: async (input, init, onUploadProgress) => {
      const request = new Request(input, init);
      // Reports one step of progress, since the mock has no upload to measure.
      onUploadProgress?.(0.4);
      const response = await Promise.race([getResponse(handlers, request), rejectOnAbort(request.signal)]);
      if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    },
  });
}

/** Starts the app at a URL path; `stop` ends its listeners. */
function startApp(path: string) {
  const queryClient = createQueryClient();
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createAppRouter(queryClient, history);
  return { queryClient, router, stop: followSession(router, queryClient) };
}

/** Renders the app at a URL with its own store. Changed arguments, except functions, restart it. */
export function Screen(props: ScreenProps) {
  return <RunningApp key={JSON.stringify(props)} {...props} />;
}

/** Renders the app once the server of its initial arguments has started. */
function RunningApp(props: ScreenProps) {
  const [app, setApp] = useState<ReturnType<typeof startApp> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: arguments are only a starting state
  useEffect(() => {
    let isStale = false;
    let stop = () => {};
    void startServer(props).then(() => {
      if (isStale) return;
      const started = startApp(props.path);
      stop = started.stop;
      setApp(started);
    });
    return () => {
      isStale = true;
      stop();
    };
  }, []);
  if (!app) return null;
  return (
    <QueryClientProvider client={app.queryClient}>
      <SessionKeeper />
      <RouterProvider router={app.router} />
    </QueryClientProvider>
  );
}
