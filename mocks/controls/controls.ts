import type { ReadonlyAtom } from '@tanstack/store';
import type { CharterCommands } from '#mocks/charters/commands.ts';
import type { MockServer } from '#mocks/server/server.ts';
import type { Fault, FaultRule } from '#mocks/store/faults.ts';
import type { Snapshot } from '#mocks/store/snapshot.ts';
import type { SnapshotStorage } from '#mocks/store/snapshot-storage.ts';
import type { Account } from '#mocks/store/tables.ts';
import type { HappeningName } from './happenings.ts';
import type { ExecutedCommand } from './observe-commands.ts';
import type { PartialControls } from './partial-controls.ts';
import type { ScenarioInfo } from './scenarios/scenario.ts';
import type { SituationName } from './situations.ts';
import type { TimeMachine } from './time-machine.ts';

/** Result of a command: the mock’s own commands are asynchronous, a replacement need not be. */
type MaybePromise = void | Promise<void>;

/**
 * Running mock and the commands on it, for the panel and `window.clinicMock`. A refused command
 * throws an Error with a message for the user.
 */
export interface MockControls {
  readonly server: MockServer;
  /** Command of this page that was executed last; null before the first. */
  readonly executed: ReadonlyAtom<ExecutedCommand | null>;
  readonly scenarios: readonly ScenarioInfo[];
  /** Snapshots that testers have named, stored in this browser. */
  readonly snapshots: SnapshotStorage;
  /** Present if a real API answers some of the resources. */
  readonly partial?: PartialControls;
  /** Present in a browser with IndexedDB, unless a real API answers some of the resources. */
  readonly timeMachine?: TimeMachine;
  /** Returns the mock's account of the signed-in user; undefined when signed out or unknown. */
  findAccount(): Account | undefined;
  /** Signs this tab in without a password or a code. @throws Error for an unknown account */
  signIn(email: string): unknown;
  /**
   * Finds or sends the e-mailed link of an account without a password.
   * @returns its path
   * @throws Error with a message for the user when the account has a password or may not have one
   */
  invitation(email: string): string | Promise<string>;
  /** Starts over from a scenario, default the present one, and signs its user in. */
  reset(scenario?: string): MaybePromise;
  /**
   * Lets the other side act on an account; the app then refetches its notifications.
   * @param email default: the current user
   * @throws Error with a message for the user when it cannot happen to the account
   */
  happen(name: HappeningName, email?: string): MaybePromise;
  /** Adds a fault. @returns the rule with its id */
  fault(rule: FaultRule): Fault | Promise<Fault>;
  /** Starts or ends a situation, e.g. 'Server down'. */
  situation(name: SituationName, isOn: boolean): MaybePromise;
  /** Removes a fault. @throws Error for an id that no active fault has */
  removeFault(id: string): MaybePromise;
  clearFaults(): MaybePromise;
  /** Moves the mock's clock forward. */
  advance(ms: number): MaybePromise;
  /** Loads the commands on charters, which most visits do not need. */
  charters(): Promise<CharterCommands>;
  snapshot(): Snapshot | Promise<Snapshot>;
  /** Restores a snapshot. @throws Error with a message; nothing changes then */
  restore(snapshot: unknown): MaybePromise;
}

/** Access to a mock that starts late, at the first call, to keep the first page small. */
export interface ControlsSource {
  /** The mock's controls once it has started, null before; the object does not change. */
  readonly controls: ReadonlyAtom<MockControls | null>;
  /** Starts the mock unless it has started. */
  load(): Promise<MockControls>;
}
