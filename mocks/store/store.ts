import { createAtom } from '@tanstack/store';
import type { Fault, FaultRule } from './faults.ts';
import { type FileShelf, memoryFiles } from './file-shelf.ts';
import { readSnapshot, SNAPSHOT_VERSION, type Snapshot } from './snapshot.ts';
import { emptyTables, type Tables } from './tables.ts';

/** Fills empty tables with a scenario's starting state. May load its data lazily. */
export type Seed = (store: Store, scenario: string) => void | Promise<void>;

/** The mock's state: plain tables in memory, an injected clock, and word of every change. */
export class Store {
  tables: Tables = emptyTables();
  scenario = '';
  clockOffset = 0;
  /** How often the tables were changed: they are changed in place. */
  readonly changes = createAtom(0);
  /** The bytes of uploaded files; not part of a snapshot. */
  readonly files: FileShelf;
  readonly #now: () => number;
  readonly #seed: Seed;

  /**
   * @param now the clock that `advance` moves forward; milliseconds since 1970
   * @param files where uploaded files are kept
   */
  constructor(seed: Seed, now: () => number = Date.now, files: FileShelf = memoryFiles()) {
    this.files = files;
    this.#seed = seed;
    this.#now = now;
  }

  /** The mock's own time, in milliseconds since 1970. */
  now(): number {
    return this.#now() + this.clockOffset;
  }

  /** Moves the mock's clock forward: tokens, codes and links run out. */
  advance(ms: number): void {
    this.clockOffset += ms;
    this.changed();
  }

  /** A number that was not used before; the same steps give the same numbers. */
  next(): number {
    this.tables.counter += 1;
    return this.tables.counter;
  }

  /** Starts over from a scenario. */
  async reset(scenario: string): Promise<void> {
    this.tables = emptyTables();
    this.scenario = scenario;
    this.clockOffset = 0;
    await this.files.clear();
    await this.#seed(this, scenario);
    this.changed();
  }

  addFault(rule: FaultRule): void {
    this.tables.faults.push({ ...rule, id: `fault-${this.next()}` });
    this.changed();
  }

  removeFaults(isMeant: (fault: Fault) => boolean): void {
    this.tables.faults = this.tables.faults.filter((fault) => !isMeant(fault));
    this.changed();
  }

  clearFaults(): void {
    this.removeFaults(() => true);
  }

  snapshot(): Snapshot {
    return JSON.parse(this.serialize()) as Snapshot;
  }

  /** The snapshot as text. */
  serialize(): string {
    const { scenario, clockOffset, tables } = this;
    return JSON.stringify({ version: SNAPSHOT_VERSION, scenario, clockOffset, tables } satisfies Snapshot);
  }

  /** Puts a snapshot back. @throws Error in plain words when it is none of this version; nothing is changed then */
  restore(snapshot: unknown): void {
    this.#take(structuredClone(readSnapshot(snapshot)));
  }

  /** As `restore`, from a text. @returns false when it is no JSON, or no snapshot of this version */
  deserialize(text: string): boolean {
    let snapshot: Snapshot;
    try {
      snapshot = readSnapshot(JSON.parse(text));
    } catch {
      return false;
    }
    this.#take(snapshot);
    return true;
  }

  #take({ scenario, clockOffset, tables }: Snapshot): void {
    Object.assign(this, { scenario, clockOffset, tables });
    this.changed();
  }

  /** Says that the tables changed. */
  changed(): void {
    this.changes.set((count) => count + 1);
  }
}
