import * as v from 'valibot';
import type { Answers } from '#domain/questions/question.ts';
import { browserTab, type Tab } from './tab.ts';
import { openVault, type Vault } from './vault.ts';
import { onLeaving, whenIdle } from './when-idle.ts';

/** How long a draft is kept, in milliseconds. */
export const DRAFT_LIFE = 24 * 60 * 60_000;

/** Whose draft it is, about whom, of which form: a draft of one never appears at another. */
export interface DraftId {
  userId: string;
  patientId: string;
  module: string;
}

export interface Draft {
  answers: Answers;
  /** The record over which they were typed, as answers (decision 57); null where that is not known. */
  base: Answers | null;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** A draft as it lies on the disk. */
export interface KeptDraft extends Draft {
  readonly name: string;
  /** Tells it from whatever is kept under its name later. */
  readonly mark: string;
  /** The tab in which it was typed; '' where that is not known. */
  readonly tab: string;
  /** True when that is this tab. */
  readonly isOwn: boolean;
}

const record = v.record(v.string(), v.unknown());
const draftSchema = v.object({
  answers: record,
  base: v.optional(v.nullable(record), null),
  savedAt: v.number(),
});

const sectionOf = ({ userId, patientId, module }: DraftId) => JSON.stringify([userId, patientId, module]);
/** The section's name with one more part: the tab. */
const nameIn = (section: string, tab: string) => `${section.slice(0, -1)},${JSON.stringify(tab)}]`;
const isOf = (section: string, name: string) =>
  name === section || name.startsWith(`${section.slice(0, -1)},`);

/**
 * What is typed and not saved, for each tab by itself: two tabs on one section never write over each other's words.
 * Nothing here throws: a draft that cannot be kept must never stop somebody's work.
 */
export class Drafts {
  readonly #vault: () => Promise<Vault>;
  readonly #now: () => number;
  readonly #later: (write: () => void) => void;
  readonly #tab: Tab;
  /** The newest answers that are not written yet, by section; a slow disk never has more than one to catch up with. */
  readonly #waiting = new Map<string, Draft | null>();
  /** The marks of what this tab has read or written last: what was kept in its place since is not its to forget. */
  readonly #marks = new Map<string, string>();
  /** What other tabs have left and this one has restored; on a full disk those words are the only ones. */
  readonly #takenOver = new Map<string, KeptDraft>();
  #writing: Promise<void> | null = null;
  #isPlanned = false;

  /**
   * @param later when there is time to write: after the keystroke was drawn, and soon
   * @param tab the tab whose drafts these are
   */
  constructor(
    vault: () => Promise<Vault> = openVault,
    now: () => number = Date.now,
    later = whenIdle,
    tab: Tab = browserTab(),
  ) {
    this.#vault = vault;
    this.#now = now;
    this.#later = later;
    this.#tab = tab;
  }

  /**
   * The drafts of a section that may be offered here: this tab's own, then those of closed tabs, the newest first.
   * What is typed in a tab that is still there is offered there alone.
   */
  async find(id: DraftId): Promise<readonly KeptDraft[]> {
    await this.flush();
    const section = sectionOf(id);
    try {
      const [vault, own] = await Promise.all([this.#vault(), this.#tab.id()]);
      const [names, living] = await Promise.all([vault.names(), this.#tab.living()]);
      const found: KeptDraft[] = [];
      for (const name of names.filter((known) => isOf(section, known))) {
        const [, , , tab = ''] = JSON.parse(name) as string[];
        const draft = tab === own || !living.has(tab) ? await this.#open(vault, name) : null;
        if (draft) found.push({ ...draft, tab, isOwn: tab === own });
        if (draft && tab === own) this.#marks.set(section, draft.mark);
      }
      return found.sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.savedAt - a.savedAt);
    } catch {
      return [];
    }
  }

  /** What this tab has typed into a section and not saved. */
  async read(id: DraftId): Promise<Draft | null> {
    return (await this.find(id)).find(({ isOwn }) => isOwn) ?? null;
  }

  /**
   * Keeps the answers as they are now.
   * @param base the record over which they are typed
   */
  keep(id: DraftId, answers: Answers, base: Answers | null = null): void {
    this.#put(sectionOf(id), { answers, base, savedAt: this.#now() });
  }

  /** Makes a draft this tab's own, as it was restored over a record; it stays as old as it was. */
  async takeOver(id: DraftId, from: KeptDraft, answers: Answers, base: Answers | null = null): Promise<void> {
    const section = sectionOf(id);
    if (!from.isOwn) this.#takenOver.set(section, from);
    this.#put(section, { answers, base, savedAt: from.savedAt });
    await this.flush();
  }

  /** Forgets what this tab has typed. What others have typed stays: it is unsaved there. */
  forget(id: DraftId): void {
    this.#put(sectionOf(id), null);
  }

  /**
   * The modules of which a user has a draft.
   * @param about of which patient; of whichever where nobody is named
   */
  async modulesOf(userId: string, about?: string): Promise<ReadonlySet<string>> {
    await this.flush();
    const found = new Set<string>();
    try {
      const vault = await this.#vault();
      for (const name of await vault.names()) {
        const [user, patient, module] = JSON.parse(name) as string[];
        if (user !== userId || module === undefined) continue;
        if (about !== undefined && patient !== about) continue;
        if (await this.#open(vault, name)) found.add(module);
      }
    } catch {
      // Nothing is kept where nothing can be reached.
    }
    return found;
  }

  /** Takes a draft away that was offered, unless its tab has gone on typing since. */
  async discard({ name, mark }: KeptDraft): Promise<void> {
    await this.#vault()
      .then((vault) => vault.removeMarked(name, mark))
      .catch(() => {
        // What cannot be reached is offered once more.
      });
  }

  /** Forgets every draft of a user, of whichever tab, on their explicit logout. */
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

  /** Forgets what a user has typed about somebody whom they may see no longer, in whichever tab. */
  async forgetAllAbout(userId: string, patientId: string): Promise<void> {
    const isAbout = (name: string) => name.startsWith(`${JSON.stringify([userId, patientId]).slice(0, -1)},`);
    for (const section of this.#waiting.keys()) if (isAbout(section)) this.#waiting.delete(section);
    await this.#writing;
    try {
      const vault = await this.#vault();
      await vault.remove((await vault.names()).filter(isAbout));
    } catch {
      // Nothing is kept where nothing can be reached.
    }
  }

  /** A draft that can be read and is not too old; any other one is taken away, as it is of no use to anybody. */
  async #open(vault: Vault, name: string): Promise<(Draft & Pick<KeptDraft, 'name' | 'mark'>) | null> {
    const kept = await vault.read(name);
    if (!kept) return null;
    const { mark } = kept;
    try {
      const draft = v.parse(draftSchema, JSON.parse(kept.text));
      if (this.#now() - draft.savedAt < DRAFT_LIFE) return { ...draft, name, mark };
    } catch {
      // It is no draft.
    }
    await vault.removeMarked(name, mark);
    return null;
  }

  #put(section: string, draft: Draft | null): void {
    this.#waiting.set(section, draft);
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
      const [section, draft] = next;
      try {
        const [vault, tab] = await Promise.all([this.#vault(), this.#tab.id()]);
        const name = nameIn(section, tab);
        const mark = this.#marks.get(section);
        if (draft) this.#marks.set(section, await vault.write(name, JSON.stringify(draft)));
        else if (mark !== undefined) await vault.removeMarked(name, mark);
        if (!draft) this.#marks.delete(section);
        const from = this.#takenOver.get(section);
        // Also where it is forgotten already: restored as the record has it, it is not offered once more.
        if (from) await vault.removeMarked(from.name, from.mark);
        this.#takenOver.delete(section);
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

/** The drafts of this browser, as this tab keeps them. */
export const drafts = new Drafts();

onLeaving(() => void drafts.flush());
