/** Description of a named snapshot, without its data. */
export interface SavedSnapshot {
  name: string;
  /** ISO date and time by this computer's clock, since the mock's may run ahead. */
  savedAt: string;
  /** Version of the mock that saved the snapshot. */
  version: number;
  scenario: string;
  /** Length of the snapshot's JSON in characters. */
  characters: number;
}

/**
 * Storage of named snapshots, which outlive page loads and resets. Each call rejects with a message
 * for the user when the browser fails or the snapshot is gone.
 */
export interface SnapshotStorage {
  /** Lists the snapshots, newest first. */
  list(): Promise<SavedSnapshot[]>;
  /** Stores a new snapshot. @throws Error when the name is taken */
  add(saved: SavedSnapshot, json: string): Promise<void>;
  /** Overwrites an existing snapshot. */
  replace(saved: SavedSnapshot, json: string): Promise<void>;
  /** Reads a snapshot's JSON. */
  read(name: string): Promise<string>;
  /** Renames a snapshot. @throws Error when the new name is taken */
  rename(name: string, newName: string): Promise<void>;
  remove(name: string): Promise<void>;
}
