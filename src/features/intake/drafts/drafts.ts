import * as v from 'valibot';
import type { Answers } from '#domain/questions/question.ts';
import { openVault, type Vault } from './vault.ts';
import { onLeaving, whenIdle } from './when-idle.ts';

/** How long a draft is kept, in milliseconds. */
export const DRAFT_LIFE = 24 * 60 * 60_000;

/** Whose draft it is, of whose record, of which section: a draft of one never appears at another. */
export interface DraftId {
  userId: string;
  patientId: string;
  module: string;
}

export interface Draft {
  answers: Answers;
  /** Milliseconds since 1970. */
  savedAt: number;
}

const draftSchema = v.object({ answers: v.record(v.string(), v.unknown()), savedAt: v.number() });
const nameOf = ({ userId, patientId, module }: DraftId) => JSON.stringify([userId, patientId, module]);

/** What is typed and not saved. Nothing here throws: a draft that cannot be kept must never stop somebody's work. */
export class Drafts {
  readonly #vault: () => Promise<Vault>;
  readonly #now: () => number;
  /** The newest answers that are not written yet, by name; a slow disk never has more than one to catch up with. */
  readonly #waiting = new Map<string, Draft | null>();
  #writing: Promise<void> | null = null;
  #isPlanned = false;
  readonly #later: (write: () => void) => void;

  /** @param later when there is time to write: after the keystroke was drawn, and soon */
  constructor(vault: () => Promise<Vault> = openVault, now: () => number = Date.now, later = whenIdle) {
    this.#vault = vault;
    this.#now = now;
    this.#later = later;
  }

  /** The draft of a section, or null where there is none, it is too old or cannot be read. */
  async read(id: DraftId): Promise<Draft | null> {
    await this.flush();
    try {
      const text = await (await this.#vault()).read(nameOf(id));
      const draft = text === null ? null : v.parse(draftSchema, JSON.parse(text));
      if (draft && this.#now() - draft.savedAt < DRAFT_LIFE) return draft;
    } catch {
      // An unreadable draft is of no use to anybody; it goes like one that is too old.
    }
    this.forget(id);
    return null;
  }

  /** Keeps the answers as they are now. */
  keep(id: DraftId, answers: Answers): void {
    this.#put(id, { answers, savedAt: this.#now() });
  }

  forget(id: DraftId): void {
    this.#put(id, null);
  }

  /** Forgets every draft of a user, on their explicit logout. */
  async forgetAllOf(userId: string): Promise<void> {
    this.#waiting.clear();
    await this.#writing;
    try {
      const vault = await this.#vault();
      const names = await vault.names();
      await vault.remove(names.filter((name) => name.startsWith(`[${JSON.stringify(userId)},`)));
    } catch {
      // Nothing is kept where nothing can be reached.
    }
  }

  #put(id: DraftId, draft: Draft | null): void {
    this.#waiting.set(nameOf(id), draft);
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    this.#later(() => {
      this.#isPlanned = false;
      void this.flush();
    });
  }

  /** Writes what is not written yet, at once. Resolves when it is. */
  flush(): Promise<void> {
    if (this.#waiting.size > 0) this.#writing ??= this.#drain();
    return this.#writing ?? Promise.resolve();
  }

  async #drain(): Promise<void> {
    for (let next = takeFirst(this.#waiting); next; next = takeFirst(this.#waiting)) {
      const [name, draft] = next;
      try {
        const vault = await this.#vault();
        if (draft) await vault.write(name, JSON.stringify(draft));
        else await vault.remove([name]);
      } catch {
        // The disk is full or gone: the answers are still in the form.
      }
    }
    this.#writing = null;
  }
}

function takeFirst<K, V>(map: Map<K, V>): [K, V] | undefined {
  const [first] = map;
  if (first) map.delete(first[0]);
  return first;
}

/** The drafts of this browser. */
export const drafts = new Drafts();

onLeaving(() => void drafts.flush());
