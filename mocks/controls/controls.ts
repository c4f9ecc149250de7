import type { ReadonlyAtom } from '@tanstack/store';
import type { MockServer } from '#mocks/server/server.ts';
import type { FaultRule } from '#mocks/store/faults.ts';
import type { Snapshot } from '#mocks/store/snapshot.ts';
import type { SnapshotShelf } from '#mocks/store/snapshot-shelf.ts';
import type { HappeningName } from './happenings.ts';
import type { SituationName } from './situations.ts';

/** A starting state as it is offered for choice. */
export interface ScenarioInfo {
  /** As in `?scenario=…`. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

type Done = void | Promise<void>;

/**
 * What the mock console works with: the running mock, and what `window.clinicMock` can do with it. Whatever cannot
 * be done is refused with an Error in plain words.
 */
export interface MockControls {
  readonly server: MockServer;
  readonly scenarios: readonly ScenarioInfo[];
  /** Snapshots that testers have named, kept in this browser. */
  readonly snapshots: SnapshotShelf;
  /** Signs this tab in, without a password or a code. @throws when the scenario has no such account */
  signIn(email: string): unknown;
  /**
   * Finds the e-mailed link of a person who has no password yet, or sends one.
   * @returns its path
   * @throws Error in plain words when the person has a password, or may not have one
   */
  invitation(email: string): string | Promise<string>;
  /** Starts over and signs in whom the scenario says; from the present scenario when none is named. */
  reset(scenario?: string): Done;
  /**
   * The other side does something to somebody; the app then asks for news.
   * @param email whoever is signed in when left out
   * @throws Error in plain words when it cannot happen to them
   */
  happen(name: HappeningName, email?: string): Done;
  fault(rule: FaultRule): Done;
  /** Brings a situation about ('Server down'), or ends it. */
  situation(name: SituationName, isOn: boolean): Done;
  removeFault(id: string): Done;
  clearFaults(): Done;
  /** Moves the mock's clock forward. */
  advance(ms: number): Done;
  snapshot(): Snapshot | Promise<Snapshot>;
  /** @throws Error in plain words when the snapshot cannot be used; nothing is changed then */
  restore(snapshot: unknown): Done;
}

/** How the console reaches a mock that starts late, at the first call, so that the first page stays light. */
export interface ControlsSource {
  /** The mock, once it has started: the same object from then on. */
  readonly controls: ReadonlyAtom<MockControls | null>;
  /** Starts the mock if need be. */
  load(): Promise<MockControls>;
}
