import { expect, type Page } from 'playwright/test';
import type { HappeningName } from '#mocks/controls/happenings.ts';
import type { ScenarioName } from '#mocks/controls/scenarios.ts';
import type { SignedIn } from '#mocks/controls/start-scenario.ts';
import type { LoggedCall } from '#mocks/store/call-log.ts';
import type { Fault, FaultRule } from '#mocks/store/faults.ts';
import type { Snapshot } from '#mocks/store/snapshot.ts';
import type { OutboxMessage } from '#mocks/store/tables.ts';
import { often } from './screens/toasts.ts';

/** Page of any browser that can be steered: Playwright's, or one of another engine (`e2e/browsers`). */
export type SteeredPage = Pick<Page, 'goto' | 'evaluate'>;

/** Steers the server that answers the app: the mock inside the page, or the one behind HTTP. */
export interface Backend {
  /** Opens a page of the app in a fresh scenario, as whoever the scenario signs in. */
  start(scenario: ScenarioName, path: string): Promise<void>;
  /** Starts over and signs the browser in or out as the scenario says; the open page hears of it when it reloads. */
  reset(scenario: ScenarioName): Promise<void>;
  /** The other side does something to somebody. */
  happen(name: HappeningName, email: string): Promise<void>;
  fault(rule: FaultRule): Promise<void>;
  clearFaults(): Promise<void>;
  /** Waits until each fault that was set for a single call has been met by one. */
  faultsMet(): Promise<void>;
  /** Newest first. */
  outbox(): Promise<OutboxMessage[]>;
  /** Moves the server's clock, not the browser's. */
  advance(ms: number): Promise<void>;
  /** Newest first. */
  calls(): Promise<LoggedCall[]>;
  snapshot(): Promise<Snapshot>;
  /** Steers for another browser. Live, one server answers both; mocked, each browser has a mock of its own. */
  of(other: SteeredPage): Backend;
}

/** The mock of a mocked build, through `window.clinicMock`. */
export function pageBackend(page: SteeredPage): Backend {
  // The app renders once the mock, and a scenario in the address, have started.
  const ready = () =>
    page.evaluate(async () => {
      while (!document.querySelector('#root > *')) await new Promise((later) => setTimeout(later, 25));
    });
  return {
    async start(scenario, path) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}scenario=${scenario}`);
      await ready();
    },
    async reset(scenario) {
      await ready();
      await page.evaluate((name) => window.clinicMock.reset(name), scenario);
    },
    happen: (name, email) =>
      page.evaluate(([what, to]) => window.clinicMock.happen(what, to), [name, email] as const),
    fault: (rule) => page.evaluate((given) => window.clinicMock.fault(given), rule),
    clearFaults: () => page.evaluate(() => window.clinicMock.clearFaults()),
    // Looked at within the page: an errand to it and back for each look costs more than the call itself.
    faultsMet: () =>
      page.evaluate(async () => {
        const isMet = async () => (await window.clinicMock?.faults())?.every(({ once }) => !once);
        while (!(await isMet())) await new Promise((later) => setTimeout(later, 25));
      }),
    outbox: () => page.evaluate(() => window.clinicMock.outbox()),
    advance: (ms) => page.evaluate((given) => window.clinicMock.advance(given), ms),
    calls: () => page.evaluate(() => window.clinicMock.calls()),
    snapshot: () => page.evaluate(() => window.clinicMock.snapshot()),
    of: pageBackend,
  };
}

/** What a mock is steered by. @throws Error in the mock's words when it cannot be done */
function controlsOf(apiUrl: string) {
  async function control<Data>(path: string, init: RequestInit): Promise<Data> {
    const response = await fetch(`${apiUrl}__mock/${path}`, init);
    const answer = (await response.json()) as { data: Data; message?: string };
    if (!response.ok) throw new Error(answer.message);
    return answer.data;
  }
  return {
    read: <Data>(path: string) => control<Data>(path, { method: 'GET' }),
    change: <Data>(path: string, body?: unknown) =>
      control<Data>(path, { method: 'POST', body: body === undefined ? null : JSON.stringify(body) }),
  };
}

/** Puts a session into local storage, where the app reads it; null removes it. */
const enter = (page: SteeredPage, signedIn: SignedIn | null) =>
  page.evaluate((given) => {
    for (const key of ['token', 'refreshToken', 'currentUser', 'role', 'status'])
      localStorage.removeItem(key);
    if (!given) return;
    const { tokens, user } = given;
    localStorage.setItem('token', tokens.accessToken);
    localStorage.setItem('refreshToken', tokens.refreshToken);
    localStorage.setItem('currentUser', JSON.stringify(user));
    localStorage.setItem('role', user.role.name);
    localStorage.setItem('status', user.role.name);
  }, signedIn);

/** The mock of `npm run mock-api`, for a live build. @param apiUrl where it answers */
export function httpBackend(page: SteeredPage, apiUrl: string): Backend {
  const { read, change } = controlsOf(apiUrl);
  const reset = async (scenario: ScenarioName) =>
    enter(page, await change<SignedIn | null>(`reset?scenario=${scenario}`));
  return {
    async start(scenario, path) {
      // A file of the same origin, so that the session is there before the app starts.
      await page.goto('favicon.svg');
      await reset(scenario);
      await page.goto(path);
    },
    reset,
    happen: (name, email) => change(`happen?${new URLSearchParams({ name, email })}`),
    fault: (rule) => change('fault', rule),
    clearFaults: () => change('clear-faults'),
    async faultsMet() {
      const unmet = async () => (await read<Fault[]>('faults')).filter(({ once }) => once);
      await expect.poll(unmet, often).toEqual([]);
    },
    outbox: () => read('outbox'),
    advance: (ms) => change(`advance?ms=${ms}`),
    calls: () => read('calls'),
    snapshot: () => read('snapshot'),
    of: (other) => httpBackend(other, apiUrl),
  };
}
