import { expect, type Page } from 'playwright/test';
import type { HappeningName } from '#mocks/controls/happenings.ts';
import type { ScenarioName } from '#mocks/controls/scenarios/scenarios.ts';
import type { SignInResult } from '#mocks/controls/start-scenario.ts';
import type { LoggedCall } from '#mocks/store/call-log.ts';
import type { Fault, FaultRule } from '#mocks/store/faults.ts';
import type { Snapshot } from '#mocks/store/snapshot.ts';
import type { OutboxMessage } from '#mocks/store/tables.ts';
import { shortPollIntervals } from './screens/toasts.ts';

/** Page of any browser under test: Playwright's, or another engine's (`e2e/browsers`). */
export type DrivenPage = Pick<Page, 'goto' | 'evaluate'>;

/** Controls the server that answers the app: the mock in the page, or the mock over HTTP. */
export interface Backend {
  /** Opens a page of the app in a fresh scenario, signed in as the scenario's user. */
  start(scenario: ScenarioName, path: string): Promise<void>;
  /** Resets the server and the browser's session to a scenario. The open page must be reloaded. */
  reset(scenario: ScenarioName): Promise<void>;
  /** Triggers an event by the other side that concerns the account with this email. */
  triggerEvent(name: HappeningName, email: string): Promise<void>;
  fault(rule: FaultRule): Promise<void>;
  clearFaults(): Promise<void>;
  /** Waits until each one-time fault has affected a call. */
  untilFaultsMet(): Promise<void>;
  /** Returns the sent messages, newest first. */
  outbox(): Promise<OutboxMessage[]>;
  /** Advances the server's clock, not the browser's. */
  advance(ms: number): Promise<void>;
  /** Returns the logged calls, newest first. */
  calls(): Promise<LoggedCall[]>;
  snapshot(): Promise<Snapshot>;
  /** Backend for another browser. Live, both share one server; mocked, each has its own mock. */
  of(other: DrivenPage): Backend;
}

/** Returns a backend that uses `window.clinicMock` of a mocked build. */
export function pageBackend(page: DrivenPage): Backend {
  // The app starts only after the mock and the scenario in the URL. A page that the build has
  // rendered is there before, and holds early input until then.
  const untilRendered = () =>
    page.evaluate(async () => {
      const isStarted = () => document.querySelector('#root > *') && !window.earlyInput;
      while (!isStarted()) await new Promise((later) => setTimeout(later, 25));
    });
  return {
    async start(scenario, path) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}scenario=${scenario}`);
      await untilRendered();
    },
    async reset(scenario) {
      await untilRendered();
      await page.evaluate((name) => window.clinicMock.reset(name), scenario);
    },
    triggerEvent: (name, email) =>
      page.evaluate(([eventName, email]) => window.clinicMock.happen(eventName, email), [
        name,
        email,
      ] as const),
    async fault(rule) {
      await page.evaluate((faultRule) => window.clinicMock.fault(faultRule), rule);
    },
    clearFaults: () => page.evaluate(() => window.clinicMock.clearFaults()),
    // Polls within the page: a round trip to the page costs more than the call itself.
    untilFaultsMet: () =>
      page.evaluate(async () => {
        // After a reload, the mock starts a moment later than the page.
        const areFaultsMet = async () => (await window.clinicMock?.faults())?.every(({ once }) => !once);
        while (!(await areFaultsMet())) await new Promise((later) => setTimeout(later, 25));
      }),
    outbox: () => page.evaluate(() => window.clinicMock.outbox()),
    advance: (ms) => page.evaluate((given) => window.clinicMock.advance(given), ms),
    calls: () => page.evaluate(() => window.clinicMock.calls()),
    snapshot: () => page.evaluate(() => window.clinicMock.snapshot()),
    of: pageBackend,
  };
}

/** Returns the mock's control calls over HTTP. @throws Error with the mock's message */
function controlsOf(apiUrl: string) {
  async function callControl<Data>(path: string, init: RequestInit): Promise<Data> {
    const response = await fetch(`${apiUrl}__mock/${path}`, init);
    const answer = (await response.json()) as { data: Data; message?: string };
    if (!response.ok) throw new Error(answer.message);
    return answer.data;
  }
  return {
    read: <Data>(path: string) => callControl<Data>(path, { method: 'GET' }),
    change: <Data>(path: string, body?: unknown) =>
      callControl<Data>(path, { method: 'POST', body: body === undefined ? null : JSON.stringify(body) }),
  };
}

/** Writes a session to local storage, where the app reads it; null removes the session. */
const writeSession = (page: DrivenPage, signedIn: SignInResult | null) =>
  page.evaluate((session) => {
    for (const key of ['token', 'refreshToken', 'currentUser', 'role', 'status'])
      localStorage.removeItem(key);
    if (!session) return;
    const { tokens, user } = session;
    localStorage.setItem('token', tokens.accessToken);
    localStorage.setItem('refreshToken', tokens.refreshToken);
    localStorage.setItem('currentUser', JSON.stringify(user));
    localStorage.setItem('role', user.role.name);
    localStorage.setItem('status', user.role.name);
  }, signedIn);

/** Returns a backend for a live build on `npm run mock-api`. @param apiUrl URL of the mock */
export function httpBackend(page: DrivenPage, apiUrl: string): Backend {
  const { read, change } = controlsOf(apiUrl);
  const reset = async (scenario: ScenarioName) =>
    writeSession(page, await change<SignInResult | null>(`reset?scenario=${scenario}`));
  return {
    async start(scenario, path) {
      // Any file of the origin will do: the session must be stored before the app starts.
      await page.goto('favicon.svg');
      await reset(scenario);
      await page.goto(path);
    },
    reset,
    triggerEvent: (name, email) => change(`happen?${new URLSearchParams({ name, email })}`),
    fault: (rule) => change('fault', rule),
    clearFaults: () => change('clear-faults'),
    async untilFaultsMet() {
      const unmetFaults = async () => (await read<Fault[]>('faults')).filter(({ once }) => once);
      await expect.poll(unmetFaults, shortPollIntervals).toEqual([]);
    },
    outbox: () => read('outbox'),
    advance: (ms) => change(`advance?ms=${ms}`),
    calls: () => read('calls'),
    snapshot: () => read('snapshot'),
    of: (other) => httpBackend(other, apiUrl),
  };
}
