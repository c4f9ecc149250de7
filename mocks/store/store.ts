import { createAtom } from '@tanstack/store';
import type { Fault, FaultRule } from './faults.ts';
import { createMemoryFiles, type FileStorage } from './file-storage.ts';
import { readSnapshot, SNAPSHOT_VERSION, type Snapshot } from './snapshot.ts';
import { stringifySnapshot } from './stringify-snapshot.ts';
import { emptyTables, type Tables } from './tables.ts';

/** Fills empty tables with a scenario's data, which it may import lazily. */
export type Seed = (store: Store, scenario: string) => void | Promise<void>;

/** State of the mock: tables in memory, a clock, and notification of changes. */
export class Store {
  tables: Tables = emptyTables();
  scenario = '';
  clockOffset = 0;
  /** Number of changes, to subscribe to: the tables are mutated in place. */
  readonly changes = createAtom(0);
  /** Bytes of uploaded files; not part of a snapshot. */
  readonly files: FileStorage;
  readonly #now: () => number;
  readonly #seed: Seed;

  /**
   * @param now clock in ms since 1970, to which `advance` adds an offset
   * @param files storage of uploaded files
   */
  constructor(seed: Seed, now: () => number = Date.now, files: FileStorage = createMemoryFiles()) {
    this.files = files;
    this.#seed = seed;
    this.#now = now;
  }

  /** Returns the mock's time, in ms since 1970. */
  now(): number {
    return this.#now() + this.clockOffset;
  }

  /** Moves the mock's clock forward by `ms`: tokens, codes and links expire. */
  advance(ms: number): void {
    this.clockOffset += ms;
    this.notifyChange();
  }

  /** Returns an unused number, the same after the same steps. */
  nextNumber(): number {
    this.tables.counter += 1;
    return this.tables.counter;
  }

  /** Starts over from a scenario. */
  async reset(scenario: string): Promise<void> {
    this.tables = emptyTables();
    this.scenario = scenario;
    this.clockOffset = 0;
    await Promise.all([this.files.clear(), this.#seed(this, scenario)]);
    this.notifyChange();
  }

  /** Adds a rule. @returns the rule with its id */
  addFault(rule: FaultRule): Fault {
    const fault = { ...rule, id: `fault-${this.nextNumber()}` };
    this.tables.faults.push(fault);
    this.notifyChange();
    return fault;
  }

  removeFaults(isRemoved: (fault: Fault) => boolean): void {
    this.tables.faults = this.tables.faults.filter((fault) => !isRemoved(fault));
    this.notifyChange();
  }

  clearFaults(): void {
    this.removeFaults(() => true);
  }

  /** Returns a copy of all data, which later changes of the tables do not reach. */
  snapshot(): Snapshot {
    return JSON.parse(this.serialize()) as Snapshot;
  }

  /** Returns the snapshot as JSON. */
  serialize(): string {
    const { scenario, clockOffset, tables } = this;
    return stringifySnapshot({ version: SNAPSHOT_VERSION, scenario, clockOffset, tables });
  }

  /** Restores a snapshot. @throws Error with a message when it is invalid; nothing changes then */
  restore(snapshot: unknown): void {
    this.#replaceState(structuredClone(readSnapshot(snapshot)));
  }

  /** Restores a snapshot from JSON. @returns false for an invalid one, which changes nothing */
  deserialize(text: string): boolean {
    let snapshot: Snapshot;
    try {
      snapshot = readSnapshot(JSON.parse(text));
    } catch {
      return false;
    }
    this.#replaceState(snapshot);
    return true;
  }

  #replaceState({ scenario, clockOffset, tables }: Snapshot): void {
    Object.assign(this, { scenario, clockOffset, tables });
    this.notifyChange();
  }

  /** Notifies subscribers of a change of the tables. */
  notifyChange(): void {
    this.changes.set((count) => count + 1);
  }
}
