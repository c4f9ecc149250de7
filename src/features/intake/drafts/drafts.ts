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
  /** The marks of what this tab has read or written last: what another tab has kept since is not its to forget. */
  readonly #marks = new Map<string, string>();
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
    const name = nameOf(id);
    try {
      const kept = await (await this.#vault()).read(name);
      if (!kept) return null;
      this.#marks.set(name, kept.mark);
      const draft = v.parse(draftSchema, JSON.parse(kept.text));
      if (this.#now() - draft.savedAt < DRAFT_LIFE) return draft;
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

  /** Forgets the draft that this tab knows of. One that another tab has kept since then stays: it is unsaved there. */
  forget(id: DraftId): void {
    this.#put(id, null);
  }

  /** The modules of which a user has a draft, of whichever patient. */
  async modulesOf(userId: string): Promise<ReadonlySet<string>> {
    await this.flush();
    const found = new Set<string>();
    try {
      const vault = await this.#vault();
      for (const name of await vault.names()) {
        const [user, , module] = JSON.parse(name) as string[];
        if (user !== userId || module === undefined) continue;
        const kept = v.safeParse(draftSchema, JSON.parse((await vault.read(name))?.text || 'null'));
        if (kept.success && this.#now() - kept.output.savedAt < DRAFT_LIFE) found.add(module);
      }
    } catch {
      // Nothing is kept where nothing can be reached.
    }
    return found;
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
        const mark = this.#marks.get(name);
        if (draft) this.#marks.set(name, await vault.write(name, JSON.stringify(draft)));
        else if (mark !== undefined) await vault.removeMarked(name, mark);
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
