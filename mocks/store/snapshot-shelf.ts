/** Snapshot that a tester has named and kept, without its data. */
export interface SavedSnapshot {
  name: string;
  /** ISO date and time by this computer's clock: the mock's may run ahead. */
  savedAt: string;
  /** Version of the mock that saved it, as in the snapshot. */
  version: number;
  scenario: string;
  /** Length of the snapshot's JSON. */
  characters: number;
}

/**
 * Named snapshots that outlive page loads and resets. Each call is refused with an Error in plain words when the
 * browser cannot do it, and when a snapshot is no longer there.
 */
export interface SnapshotShelf {
  /** Lists what is kept, newest first. */
  list(): Promise<SavedSnapshot[]>;
  /** @throws Error when the name is taken */
  add(saved: SavedSnapshot, json: string): Promise<void>;
  /** Puts other data under a name that is taken. */
  replace(saved: SavedSnapshot, json: string): Promise<void>;
  /** Reads a snapshot's JSON. */
  read(name: string): Promise<string>;
  /** @throws Error when the new name is taken */
  rename(name: string, newName: string): Promise<void>;
  remove(name: string): Promise<void>;
}
