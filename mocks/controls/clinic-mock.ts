import type { LoggedCall } from '#mocks/store/call-log.ts';
import type { Fault, FaultRule } from '#mocks/store/faults.ts';
import type { Snapshot } from '#mocks/store/snapshot.ts';
import type { OutboxMessage } from '#mocks/store/tables.ts';
import type { ControlsSource } from './controls.ts';
import type { HappeningName } from './happenings.ts';
import { refuse } from './refusal.ts';
import type { ScenarioName } from './scenarios.ts';

/**
 * The mock from the outside: for test tools and the browser's own console. Every promise waits for the mock. What is
 * wrong or unknown is refused: the promise rejects with a sentence that says what there is, and the page shows it.
 */
export interface ClinicMock {
  /**
   * Starts over from a scenario (docs/mock.md lists them), or from the present one: data, faults, clock, and who
   * is signed in. Reload the page to see it.
   */
  reset(scenario?: ScenarioName): Promise<void>;
  /** Signs this browser in without a password or a code, as any account but an admin's. */
  signIn(email: string): Promise<void>;
  /** Every text message and e-mail "sent" since the last reset, newest first. */
  outbox(): Promise<OutboxMessage[]>;
  /**
   * Lets the other side act: a Shoop is sent, a note shared, an invitation accepted (docs/mock.md, 'Happenings').
   * @param email to whom; whoever is signed in when left out
   */
  happen(name: HappeningName, email?: string): Promise<void>;
  /** Makes calls fail: of one endpoint, of all ('*'), of 'saves' or 'signed-in'; each, every n-th, or once. */
  fault(rule: FaultRule): Promise<void>;
  clearFaults(): Promise<void>;
  /** The rules that still stand; one for a single call is gone once that call has met it. */
  faults(): Promise<Fault[]>;
  /** Moves the mock's clock forward, in milliseconds: tokens, codes and links run out. */
  advance(ms: number): Promise<void>;
  /** The last 200 calls of all tabs since the last reset, newest first. */
  calls(): Promise<LoggedCall[]>;
  /** All that the mock knows, as plain JSON. */
  snapshot(): Promise<Snapshot>;
  /** Puts a snapshot back. @throws Error when it is of another version, or no snapshot at all */
  restore(snapshot: Snapshot): Promise<void>;
}

declare global {
  interface Window {
    /** In mock builds only. */
    clinicMock: ClinicMock;
  }
}

/** Says in the page, too, what a call has refused: whoever steers the mock may not see what became of a promise. */
function saidInThePage(mock: ClinicMock): ClinicMock {
  const entries = Object.entries(mock).map(
    ([name, call]: [string, (...given: never[]) => Promise<unknown>]) => [
      name,
      async (...given: never[]) => {
        try {
          return await call(...given);
        } catch (error) {
          refuse(error);
          throw error;
        }
      },
    ],
  );
  return Object.fromEntries(entries) as ClinicMock;
}

/** @param source starts the mock if need be, so that everything works right after the page has loaded */
export function createClinicMock({ load }: ControlsSource): ClinicMock {
  return saidInThePage({
    reset: async (scenario) => (await load()).reset(scenario),
    signIn: async (email) => {
      await (await load()).signIn(email);
    },
    outbox: async () => (await (await load()).snapshot()).tables.outbox,
    happen: async (name, email) => (await load()).happen(name, email),
    fault: async (rule) => (await load()).fault(rule),
    clearFaults: async () => (await load()).clearFaults(),
    faults: async () => structuredClone((await load()).server.store.tables.faults),
    advance: async (ms) => (await load()).advance(ms),
    calls: async () => structuredClone([...(await load()).server.log.list()]),
    snapshot: async () => (await load()).snapshot(),
    restore: async (snapshot) => (await load()).restore(snapshot),
  });
}
