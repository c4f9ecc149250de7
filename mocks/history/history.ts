import { createAtom, type ReadonlyAtom } from '@tanstack/store';
import type { Cause } from '#mocks/store/transaction.ts';
import { pack, unpack } from './packed-text.ts';
import type { Revision, SessionEntries } from './revision.ts';
import type { RevisionStorage } from './revision-storage.ts';
import { applyReplacements, findReplacements, type Replacement } from './text-difference.ts';

/** Page that makes the changes. */
export interface HistoryPage {
  readSessions(): SessionEntries;
  readAddress(): string;
  /** Seat of the theatre; '' for any other page. */
  seat: string;
}

/** Stored change of the state, whose JSON was `before` and is `after` now. */
export interface StoredChange {
  number: number;
  /** '' if it is unknown. */
  before: string;
  after: string;
  clockOffset: number;
  cause: Cause;
}

/** Time in ms after which the answer to a call has arrived. */
const ANSWER_MS = 40;

const goneMessage = 'This state is no longer kept. Please choose a newer one.';
const changedMessage = 'Another tab has just changed something. Please try again.';

/**
 * History of a store: a revision for each change. The newest state is the store's own, and each
 * older one is kept as its difference from the next, so the oldest can be dropped at any time.
 */
export class History {
  readonly #changes = createAtom(0);
  readonly #storage: RevisionStorage;
  readonly #page: HistoryPage;
  #lastWrite: Promise<void> = Promise.resolve();

  constructor(storage: RevisionStorage, page: HistoryPage) {
    this.#storage = storage;
    this.#page = page;
  }

  /** Number of revisions that this page has recorded, to subscribe to. */
  get changes(): ReadonlyAtom<number> {
    return this.#changes;
  }

  /** Begins a change. @returns a function that records it; it never rejects */
  begin(): (change: StoredChange) => Promise<void> {
    const sessions = this.#page.readSessions();
    return (change) => {
      const { readAddress, seat } = this.#page;
      const { number, clockOffset, cause, after } = change;
      const revision: Revision = {
        ...cause,
        number,
        at: Date.now(),
        clockOffset,
        address: readAddress(),
        seat,
        characters: after.length,
      };
      this.#lastWrite = this.#lastWrite.then(() => this.#write(revision, change, sessions)).catch(() => {});
      return this.#lastWrite;
    };
  }

  /** Lists the revisions, oldest first; none if the browser keeps none. */
  async list(): Promise<readonly Revision[]> {
    await this.#lastWrite;
    return this.#storage.list().catch(() => []);
  }

  /**
   * Reads the state after a revision, as the JSON of a snapshot, with its sessions. Call this in a
   * transaction, so that no other tab changes the state.
   * @param newestState JSON of the present state
   * @throws Error with a message for the user if the state is gone, or a newer one is pending
   */
  async read(number: unknown, newestState: string) {
    const revisions = await this.list();
    const revision = revisions.find((listed) => listed.number === number);
    const newest = revisions.at(-1);
    if (!revision || !newest) throw new Error(goneMessage);
    const differences = await this.#storage.readDifferences(revision.number);
    if (newest.characters !== newestState.length || differences.length !== newest.number - revision.number)
      throw new Error(changedMessage);
    const texts = await Promise.all(differences.map(unpack));
    const pieces = texts.reduce<string[]>(
      (text, difference) => applyReplacements(text, JSON.parse(difference) as Replacement[]),
      [newestState],
    );
    const state = pieces.join('');
    const sessions = (await this.#storage.readSessions(revision.number)) ?? this.#page.readSessions();
    return { revision, state, sessions };
  }

  async #write(revision: Revision, { before, after }: StoredChange, sessions: SessionEntries) {
    // The answer to a call arrives first. A command is often followed by a load of the page.
    if (revision.call !== '') await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
    const difference = before && (await pack(JSON.stringify(findReplacements(after, before))));
    await this.#storage.add(revision, difference ? { difference, sessions } : null);
    this.#changes.set((count) => count + 1);
  }
}
