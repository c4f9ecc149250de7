import type { CapsuleHar } from '#mocks/capsule/capsule.ts';
import type { RecordedCalls } from '#mocks/capsule/replay/compare-calls.ts';
import type { ReplayReport } from '#mocks/capsule/replay/finding.ts';
import type { ReplayOptions } from '#mocks/capsule/replay/start-replay.ts';
import type { CapsuleChoices } from '#mocks/capsule/save/create-capsule.ts';
import type { SoughtLines } from '#mocks/capsule/view/missing-lines.ts';
import type { ChartersWithResults } from '#mocks/charters/commands.ts';
import type { Outcome } from '#mocks/charters/results.ts';
import type { Revision } from '#mocks/history/revision.ts';
import type { LoggedCall } from '#mocks/store/call-log.ts';
import type { Fault, FaultRule } from '#mocks/store/faults.ts';
import type { Snapshot } from '#mocks/store/snapshot.ts';
import type { SavedSnapshot } from '#mocks/store/snapshot-storage.ts';
import type { OutboxMessage } from '#mocks/store/tables.ts';
import type { ControlsSource, MockControls } from './controls.ts';
import type { HappeningName } from './happenings.ts';
import { showRefusal } from './refusal.ts';
import type { ScenarioInfo } from './scenarios/scenario.ts';
import type { ScenarioName } from './scenarios/scenarios.ts';
import type { SituationName } from './situations.ts';
import type { TimeMachine } from './time-machine.ts';

/**
 * Interface of the mock for test tools and the browser's console; it waits for the mock to start.
 * Wrong arguments reject with a message that lists the valid values; the page shows it, too.
 */
export interface ClinicMock {
  /**
   * Starts over from a scenario (docs/mock.md lists them), or from the present one: resets data,
   * faults, clock and session. Reload the page to see it.
   */
  reset(scenario?: ScenarioName): Promise<void>;
  /** Signs this browser in without a password or a code, to any account but an admin's. */
  signIn(email: string): Promise<void>;
  /** Finds or sends the e-mailed link of an account without a password. @returns its path */
  invitation(email: string): Promise<string>;
  /** Returns the scenarios that `reset` knows, with title and description. */
  scenarios(): Promise<readonly ScenarioInfo[]>;
  /** Returns every text message and e-mail "sent" since the last reset, newest first. */
  outbox(): Promise<OutboxMessage[]>;
  /**
   * Lets the other side act, e.g. send a Shoop or share a note (docs/mock.md, 'Happenings').
   * @param email account that it happens to; default: the current user
   */
  happen(name: HappeningName, email?: string): Promise<void>;
  /**
   * Adds a fault to an endpoint or a group of them (docs/mock.md, 'Faults').
   * @returns the rule with its id
   */
  fault(rule: FaultRule): Promise<Fault>;
  /** Removes a fault by its id, as `fault` and `faults` return it. */
  removeFault(id: string): Promise<void>;
  /** Starts or ends a situation, e.g. 'server-down' (docs/mock.md, 'Faults'). */
  situation(name: SituationName, isOn: boolean): Promise<void>;
  clearFaults(): Promise<void>;
  /** Returns the active rules; a rule for a number of calls is gone after the last of them. */
  faults(): Promise<Fault[]>;
  /** Moves the mock's clock forward by `ms`: tokens, codes and links expire. */
  advance(ms: number): Promise<void>;
  /** Returns the last 200 calls of all tabs since the last reset, newest first. */
  calls(): Promise<LoggedCall[]>;
  /** Returns all of the mock's data as plain JSON. */
  snapshot(): Promise<Snapshot>;
  /** Restores a snapshot. @throws Error for another version or a value that is no snapshot */
  restore(snapshot: Snapshot): Promise<void>;
  /** Lists the named snapshots of this browser, newest first, without their data. */
  snapshots(): Promise<SavedSnapshot[]>;
  /** Saves the present state in this browser. @throws Error for a name that is taken */
  saveSnapshot(name: string): Promise<void>;
  /** Restores a named snapshot; the current user stays signed in. Reload the page to see it. */
  restoreSnapshot(name: string): Promise<void>;
  removeSnapshot(name: string): Promise<void>;
  /** Returns the changes of the data that can be gone back to, oldest first. */
  history(): Promise<readonly Revision[]>;
  /**
   * Restores data, sessions and clock as they were after a change; other pages reload.
   * @returns the address of the page that made the change: load it, or this page again
   */
  goBack(number: number): Promise<string>;
  /**
   * Sets the clock of all pages, which runs on from there; null for the computer's own time. Reload
   * the page to see it.
   * @param time ms since 1970
   * @param options `keepsSessions: true` renews sessions that would have ended by then
   */
  setClock(time: number | null, options?: { keepsSessions?: boolean }): Promise<void>;
  /** Returns the charters (docs/charters.md), each with its result in this browser. */
  charters(): Promise<ChartersWithResults>;
  /** Ticks a charter. @throws Error for an unknown charter or outcome, or too long a note */
  tickCharter(id: string, outcome: Outcome, note?: string): Promise<void>;
  /** Returns the bug capsule of this tab as a HAR, redacted (docs/bug-capsules.md). */
  capsule(choices?: CapsuleChoices): Promise<CapsuleHar>;
  /**
   * Restores the state of a capsule and replays its steps; this page is left for its first page.
   * @param capsule parsed HAR of `capsule()` or of a saved file
   * @param options `isPaused: true` stops before the first step; `pauseMs` between steps: 300
   * @throws Error for a value that is no capsule; nothing changes then
   */
  replay(capsule: unknown, options?: ReplayOptions): Promise<void>;
  /** Returns the progress of this tab's replay, and how it differs; null without one. */
  replayReport(): Promise<ReplayReport | null>;
  /** Describes the lines of a recorded view that this page does not show, for exported tests. */
  missingLines(sought: SoughtLines): Promise<string[]>;
  /** Describes how the logged writes differ from recorded ones, for exported tests. */
  writeDifferences(writes: RecordedCalls): Promise<string[]>;
}

declare global {
  interface Window {
    /** Present in mocked builds only. */
    clinicMock: ClinicMock;
  }
}

/** Wraps each call so that the page shows a refusal, too: a rejected promise may go unnoticed. */
function withRefusalsShown(mock: ClinicMock): ClinicMock {
  const entries = Object.entries(mock).map(
    ([name, call]: [string, (...inputs: never[]) => Promise<unknown>]) => [
      name,
      async (...inputs: never[]) => {
        try {
          return await call(...inputs);
        } catch (error) {
          showRefusal(error);
          throw error;
        }
      },
    ],
  );
  return Object.fromEntries(entries) as ClinicMock;
}

/** Returns the time machine. @throws Error where the page has none */
function requireTimeMachine({ timeMachine }: MockControls): TimeMachine {
  if (timeMachine) return timeMachine;
  throw new Error('This page keeps no history: its browser has no IndexedDB, or a real API answers, too.');
}

/** Imports the file that the page loads in any case, for fewer names of files in this one. */
const importCapsules = () => import('#mocks/capsule/enter-capsule.ts');

const importNamedSnapshots = () => import('./named-snapshots.ts');

/** Creates the interface. @param source starts the mock when the first call needs it */
export function createClinicMock({ load }: ControlsSource): ClinicMock {
  return withRefusalsShown({
    reset: async (scenario) => (await load()).reset(scenario),
    signIn: async (email) => {
      await (await load()).signIn(email);
    },
    invitation: async (email) => (await load()).invitation(email),
    scenarios: async () => structuredClone((await load()).scenarios),
    outbox: async () => (await (await load()).snapshot()).tables.outbox,
    happen: async (name, email) => (await load()).happen(name, email),
    fault: async (rule) => (await load()).fault(rule),
    removeFault: async (id) => (await load()).removeFault(id),
    situation: async (name, isOn) => (await load()).situation(name, isOn),
    clearFaults: async () => (await load()).clearFaults(),
    // Copies, so that a test tool cannot change the mock’s own lists.
    faults: async () => structuredClone((await load()).server.store.tables.faults),
    advance: async (ms) => (await load()).advance(ms),
    calls: async () => structuredClone([...(await load()).server.log.list()]),
    snapshot: async () => (await load()).snapshot(),
    restore: async (snapshot) => (await load()).restore(snapshot),
    snapshots: async () => (await load()).snapshots.list(),
    saveSnapshot: async (name) => {
      const controls = await load();
      await controls.snapshots.add(...(await (await importNamedSnapshots()).captureState(controls, name)));
    },
    restoreSnapshot: async (name) => (await importNamedSnapshots()).restoreNamedState(await load(), name),
    removeSnapshot: async (name) => (await importNamedSnapshots()).removeNamedState(await load(), name),
    history: async () => structuredClone([...(await requireTimeMachine(await load()).list())]),
    goBack: async (number) => requireTimeMachine(await load()).goBack(number),
    setClock: async (time, options) => requireTimeMachine(await load()).setClock(time, options),
    charters: async () => (await (await load()).charters()).list(),
    tickCharter: async (...tick) => (await (await load()).charters()).tick(...tick),
    capsule: async (choices) => (await importCapsules()).createCapsule(await load(), choices),
    replay: async (capsule, options) =>
      (await importCapsules()).replayCapsule(await load(), capsule, options),
    replayReport: async () => (await importCapsules()).readReplayReport(),
    missingLines: async (sought) => (await importCapsules()).findMissingLines(sought),
    writeDifferences: async (writes) => (await importCapsules()).findWriteDifferences(await load(), writes),
  });
}
