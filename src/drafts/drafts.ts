import * as v from 'valibot';
import type { Answers } from '#domain/questions/question.ts';
import { browserTab, type Tab } from './tab.ts';
import { openVault, type Vault } from './vault.ts';
import { onPageLeave, whenIdle } from './when-idle.ts';

/** Lifetime of a draft, in ms. */
export const DRAFT_LIFE_MS = 24 * 60 * 60_000;

/** Scope of a draft: its user, patient and form. A draft never appears in another scope. */
export interface DraftId {
  userId: string;
  patientId: string;
  module: string;
}

/** Unsaved answers of a form. */
export interface Draft {
  answers: Answers;
  /** Record over which the answers were typed, as answers (decision 57); null if unknown. */
  base: Answers | null;
  /** Time in ms since 1970. */
  savedAt: number;
}

/** Draft as persisted. */
export interface StoredDraft extends Draft {
  readonly name: string;
  /** Version of the draft; each write under the same name has another mark. */
  readonly mark: string;
  /** Tab in which it was typed; '' if unknown. */
  readonly tab: string;
  /** True if that is this tab. */
  readonly isOwn: boolean;
}

const answersSchema = v.record(v.string(), v.unknown());
const draftSchema = v.object({
  answers: answersSchema,
  base: v.optional(v.nullable(answersSchema), null),
  savedAt: v.number(),
});

/** Returns the scope of a draft as one text; the same in all tabs. */
const sectionOf = ({ userId, patientId, module }: DraftId) => JSON.stringify([userId, patientId, module]);
/** Returns the section's name with the tab as a further part. */
const nameIn = (section: string, tab: string) => `${section.slice(0, -1)},${JSON.stringify(tab)}]`;
/** Returns the parts of a draft's name: user, patient, module, and tab if known. */
const partsOf = (name: string) => v.parse(v.array(v.string()), JSON.parse(name));
/** Returns true if a draft is of the section: its name is the section's, with or without a tab. */
const isInSection = (section: string, name: string) =>
  name === section || name.startsWith(`${section.slice(0, -1)},`);

/**
 * Unsaved changes per tab, so that two tabs on one section never overwrite each other. No method
 * throws: a draft that cannot be persisted must never interrupt the user.
 */
export class Drafts {
  readonly #vault: () => Promise<Vault>;
  readonly #now: () => number;
  readonly #schedule: (write: () => void) => void;
  readonly #tab: Tab;
  /** Newest unwritten draft per section (null deletes it), so a slow disk skips older versions. */
  readonly #pending = new Map<string, Draft | null>();
  /** Marks of the drafts that this tab last read or wrote. It never deletes newer versions. */
  readonly #marks = new Map<string, string>();
  /** Restored drafts of other tabs, deleted only after a write: it may fail on a full disk. */
  readonly #takenOver = new Map<string, StoredDraft>();
  #writing: Promise<void> | null = null;
  #isPlanned = false;

  /**
   * @param later schedules a write for soon, after the keystroke was painted
   * @param tab tab whose drafts these are
   */
  constructor(
    vault: () => Promise<Vault> = openVault,
    now: () => number = Date.now,
    later = whenIdle,
    tab: Tab = browserTab(),
  ) {
    this.#vault = vault;
    this.#now = now;
    this.#schedule = later;
    this.#tab = tab;
  }

  /**
   * Lists the drafts of a section to offer here: this tab's own, then those of closed tabs, newest
   * first. Drafts of other open tabs are offered only there.
   */
  async find(id: DraftId): Promise<readonly StoredDraft[]> {
    await this.flush();
    const section = sectionOf(id);
    try {
      const [vault, ownTab] = await Promise.all([this.#vault(), this.#tab.id()]);
      const [names, openTabs] = await Promise.all([vault.names(), this.#tab.openTabs()]);
      const found: StoredDraft[] = [];
      for (const name of names.filter((known) => isInSection(section, known))) {
        const [, , , tab = ''] = partsOf(name);
        const draft = tab === ownTab || !openTabs.has(tab) ? await this.#readDraft(vault, name) : null;
        if (draft) found.push({ ...draft, tab, isOwn: tab === ownTab });
        if (draft && tab === ownTab) this.#marks.set(section, draft.mark);
      }
      return found.sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.savedAt - a.savedAt);
    } catch {
      return [];
    }
  }

  /** Returns this tab's draft of a section. */
  async read(id: DraftId): Promise<Draft | null> {
    return (await this.find(id)).find(({ isOwn }) => isOwn) ?? null;
  }

  /**
   * Persists the current answers.
   * @param base record over which they are typed
   */
  keep(id: DraftId, answers: Answers, base: Answers | null = null): void {
    this.#setPending(sectionOf(id), { answers, base, savedAt: this.#now() });
  }

  /** Makes a restored draft this tab's own; it keeps its original time. */
  async takeOver(
    id: DraftId,
    from: StoredDraft,
    answers: Answers,
    base: Answers | null = null,
  ): Promise<void> {
    const section = sectionOf(id);
    if (!from.isOwn) this.#takenOver.set(section, from);
    this.#setPending(section, { answers, base, savedAt: from.savedAt });
    await this.flush();
  }

  /** Deletes this tab's draft. Other tabs keep theirs, which are unsaved there. */
  forget(id: DraftId): void {
    this.#setPending(sectionOf(id), null);
  }

  /**
   * Returns the modules for which a user has a draft.
   * @param about patient; all patients if omitted
   */
  async modulesOf(userId: string, about?: string): Promise<ReadonlySet<string>> {
    await this.flush();
    const found = new Set<string>();
    try {
      const vault = await this.#vault();
      for (const name of await vault.names()) {
        const [user, patient, module] = partsOf(name);
        if (user !== userId || module === undefined) continue;
        if (about !== undefined && patient !== about) continue;
        if (await this.#readDraft(vault, name)) found.add(module);
      }
    } catch {
      // An unreachable vault has no drafts.
    }
    return found;
  }

  /** Deletes an offered draft, unless its tab has written a newer version. */
  async discard({ name, mark }: StoredDraft): Promise<void> {
    await this.#vault()
      .then((vault) => vault.removeMarked(name, mark))
      .catch(() => {
        // A draft that cannot be deleted is offered again.
      });
  }

  /** Deletes all drafts of a user, of all tabs, at an explicit logout. */
  async forgetAllOf(userId: string): Promise<void> {
    this.#pending.clear();
    // A write in flight would store its draft after the deletion.
    await this.#writing;
    try {
      const vault = await this.#vault();
      const names = await vault.names();
      await vault.remove(names.filter((name) => name.startsWith(`[${JSON.stringify(userId)},`)));
    } catch {
      // An unreachable vault has no drafts.
    }
  }

  /** Deletes all drafts of a user about a patient, after the user has lost access to them. */
  async forgetAllAbout(userId: string, patientId: string): Promise<void> {
    const isAbout = (name: string) => name.startsWith(`${JSON.stringify([userId, patientId]).slice(0, -1)},`);
    for (const section of this.#pending.keys()) if (isAbout(section)) this.#pending.delete(section);
    // A write in flight would store its draft after the deletion.
    await this.#writing;
    try {
      const vault = await this.#vault();
      await vault.remove((await vault.names()).filter(isAbout));
    } catch {
      // An unreachable vault has no drafts.
    }
  }

  /** Reads a draft. Deletes it and returns null if it is unreadable or too old. */
  async #readDraft(vault: Vault, name: string): Promise<(Draft & Pick<StoredDraft, 'name' | 'mark'>) | null> {
    const stored = await vault.read(name);
    if (!stored) return null;
    const { mark } = stored;
    try {
      const draft = v.parse(draftSchema, JSON.parse(stored.text));
      if (this.#now() - draft.savedAt < DRAFT_LIFE_MS) return { ...draft, name, mark };
    } catch {
      // Not a draft; it is deleted below.
    }
    await vault.removeMarked(name, mark);
    return null;
  }

  /**
   * Deletes this tab's draft, in one step if possible: a page that is closed right after a save, or
   * after a sent Shoop, has no time for a second one, and the draft would be offered again.
   */
  #removeOwn(vault: Vault, name: string, mark: string): Promise<void> {
    return this.#tab.wasLeft() ? vault.removeMarked(name, mark) : vault.remove([name]);
  }

  /** Replaces the section's pending draft, and schedules a write unless one is scheduled. */
  #setPending(section: string, draft: Draft | null): void {
    this.#pending.set(section, draft);
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    this.#schedule(() => {
      this.#isPlanned = false;
      void this.flush();
    });
  }

  /** Writes all pending drafts at once. Resolves when they are written. */
  flush(): Promise<void> {
    if (this.#pending.size > 0) this.#writing ??= this.#writePending();
    return this.#writing ?? Promise.resolve();
  }

  /** Writes the pending drafts one by one, also those that are added during a write. */
  async #writePending(): Promise<void> {
    for (let next = takeFirst(this.#pending); next; next = takeFirst(this.#pending)) {
      const [section, draft] = next;
      try {
        const [vault, tab] = await Promise.all([this.#vault(), this.#tab.id()]);
        const name = nameIn(section, tab);
        const mark = this.#marks.get(section);
        if (draft) this.#marks.set(section, await vault.write(name, JSON.stringify(draft)));
        else {
          if (mark !== undefined) await this.#removeOwn(vault, name, mark);
          this.#marks.delete(section);
        }
        const from = this.#takenOver.get(section);
        // Also if the draft was deleted: restored equal to the record, it is not offered again.
        if (from) await vault.removeMarked(from.name, from.mark);
        this.#takenOver.delete(section);
      } catch {
        // The disk is full or unreachable, but the answers are still in the form.
      }
    }
    this.#writing = null;
  }
}

/** Removes and returns the first entry of a map. */
function takeFirst<K, V>(map: Map<K, V>): [K, V] | undefined {
  const [first] = map;
  if (first) map.delete(first[0]);
  return first;
}

/** Drafts of this browser, as seen by this tab. */
export const drafts = new Drafts();

onPageLeave(() => void drafts.flush());
