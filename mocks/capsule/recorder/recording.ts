import { createAtom } from '@tanstack/store';
import type { LoggedCall } from '#mocks/store/call-log.ts';
import { type Act, type Base, type CutReason, isUserAct, type SeenStep, type Step } from '../step.ts';
import { completeViews, shortenView, type ViewLine } from '../view/view.ts';
import { joinWithLast } from './join-steps.ts';
import { hasActBetween, noParts, type RecordedParts } from './recorded-parts.ts';
import type { RecordingStorage, StoredEntry } from './recording-storage.ts';

/** Limits of a recording. Beyond them the oldest base goes, with the steps and calls behind it. */
export const recordingLimits = {
  steps: 400,
  /** Characters of steps, calls and views as JSON, with the bytes of the bases. */
  size: 4_000_000,
  bases: 8,
} as const;

/** Characters of a call's bodies; a larger one is left out of the recording. */
const maxCallCharacters = 500_000;

const sizeOf = (value: unknown) =>
  value instanceof Object && 'state' in value && value.state instanceof Uint8Array
    ? value.state.length
    : (JSON.stringify(value)?.length ?? 0);

/** Rolling record of one tab: bases, steps, calls, views and cuts, in memory and in a storage. */
export class Recording {
  readonly parts = createAtom<RecordedParts>(noParts);
  readonly #storage: RecordingStorage;
  readonly #sizes = new Map<string, number>();
  #order = 0;
  /** Lines of the newest view; null if the next view must be a whole one. */
  #newestLines: readonly ViewLine[] | null = null;

  constructor(storage: RecordingStorage) {
    this.#storage = storage;
  }

  /** Continues a stored recording. */
  async load(): Promise<void> {
    const entries = await this.#storage.read();
    const pick = <Kind extends StoredEntry['kind']>(kind: Kind) =>
      entries
        .filter((entry): entry is Extract<StoredEntry, { kind: Kind }> => entry.kind === kind)
        .map(({ value }) => value as Extract<StoredEntry, { kind: Kind }>['value'])
        .toSorted((one, other) => one.order - other.order);
    const parts = {
      ...{ bases: pick('base'), steps: pick('step') },
      ...{ calls: pick('call'), views: pick('view'), cuts: pick('cut') },
    } as RecordedParts;
    for (const { kind, value } of entries) this.#sizes.set(`${kind} ${value.order}`, sizeOf(value));
    const answers = parts.calls.map(({ answered = 0 }) => answered);
    this.#order = Math.max(0, ...entries.map(({ value }) => value.order), ...answers);
    this.parts.set(parts);
  }

  /** Returns the next place in the order. */
  nextOrder(): number {
    this.#order += 1;
    return this.#order;
  }

  /** Adds a step, or joins it with the last one, such as another letter in the same field. */
  addStep(act: Act, at: number): void {
    const { steps, ...rest } = this.parts.get();
    const isCut = (steps.at(-1)?.order ?? 0) < (rest.cuts.at(-1)?.order ?? 0);
    const last = isCut ? undefined : steps.at(-1);
    const joined = last && joinWithLast(last, act);
    const step: Step = joined ?? { ...act, order: this.nextOrder(), at };
    this.parts.set({ ...rest, steps: [...(joined ? steps.slice(0, -1) : steps), step] });
    this.#keep({ kind: 'step', value: step });
    if (joined && joined !== last) this.#dropViews(joined.order);
  }

  /**
   * Removes texts that were seen since the last act and do not stay, such as "Still loading": how
   * long they are shown depends on the speed of the machine.
   */
  dropPassedTexts(isShown: (text: SeenStep) => boolean): void {
    const { steps, ...rest } = this.parts.get();
    const since = steps.findLastIndex(isUserAct);
    const passed = new Set<Step>(
      steps.slice(since + 1).filter((step) => step.kind === 'seen' && !isShown(step)),
    );
    if (passed.size === 0) return;
    this.parts.set({ ...rest, steps: steps.filter((step) => !passed.has(step)) });
    this.#forget([...passed].map(({ order }) => `step ${order}`));
  }

  /** Adds a call, or updates it when its reply has come. */
  addCall(call: LoggedCall, isForeign: boolean): void {
    const { calls, ...rest } = this.parts.get();
    const earlier = calls.find((recorded) => recorded.call.id === call.id);
    if (earlier?.call === call) return;
    const order = earlier?.order ?? this.nextOrder();
    const answered = earlier?.answered ?? (call.ms === null ? undefined : this.nextOrder());
    const place = { order, ...(answered !== undefined && { answered }) };
    const recorded = { ...place, call: omitLargeBodies(call), isForeign };
    const others = calls.filter((one) => one !== earlier);
    this.parts.set({ ...rest, calls: [...others, recorded].toSorted((a, b) => a.order - b.order) });
    this.#keep({ kind: 'call', value: recorded });
  }

  /** Adds a base, in place of one that no act has followed: a command often reloads its page. */
  addBase(base: Base): void {
    const { bases, ...rest } = this.parts.get();
    const earlier = bases.findLast(({ order }) => order < base.order);
    const isReplaced = earlier && !hasActBetween(this.parts.get(), earlier.order, base.order);
    const kept = isReplaced ? bases.filter((one) => one !== earlier) : bases;
    this.parts.set({ ...rest, bases: [...kept, base].toSorted((a, b) => a.order - b.order) });
    if (isReplaced) this.#forget([`base ${earlier.order}`]);
    this.#keep({ kind: 'base', value: base });
  }

  /** Adds what the page shows. */
  addView(lines: readonly ViewLine[], width: number): void {
    const { views, ...rest } = this.parts.get();
    const view = shortenView({ order: this.nextOrder(), width, lines }, this.#newestLines);
    this.#newestLines = lines;
    this.parts.set({ ...rest, views: [...views, view] });
    this.#keep({ kind: 'view', value: view });
  }

  /** Makes the next view a whole one, since a capsule may begin there. */
  beginViews(): void {
    this.#newestLines = null;
  }

  /** Removes views of a step that has changed since. */
  #dropViews(order: number): void {
    const { views, ...rest } = this.parts.get();
    const kept = views.filter((view) => view.order < order);
    const dropped = views.filter((view) => view.order > order);
    if (dropped.length === 0) return;
    const isWhole = dropped.some((view) => view.kept === null);
    this.#newestLines = isWhole ? null : (completeViews(kept).at(-1)?.lines ?? null);
    this.parts.set({ ...rest, views: kept });
    this.#forget(dropped.map((view) => `view ${view.order}`));
  }

  /** Notes that the state was replaced: what is recorded stays, and nothing is joined with it. */
  cut(reason: CutReason): void {
    const { cuts, ...rest } = this.parts.get();
    if (this.#order === 0) return;
    const cut = { order: this.nextOrder(), reason };
    this.parts.set({ ...rest, cuts: [...cuts, cut] });
    this.beginViews();
    this.#keep({ kind: 'cut', value: cut });
  }

  #keep(entry: StoredEntry): void {
    this.#sizes.set(`${entry.kind} ${entry.value.order}`, sizeOf(entry.value));
    this.#storage.put(entry);
    while (this.#isFull()) this.#dropBefore(this.parts.get().bases[1]?.order ?? 0);
  }

  /** Returns true beyond a limit. The newest base stays in any case, with all that follows. */
  #isFull(): boolean {
    const { bases, steps } = this.parts.get();
    if (bases.length < 2) return false;
    const size = [...this.#sizes.values()].reduce((sum, one) => sum + one, 0);
    const { size: maxSize, steps: maxSteps, bases: maxBases } = recordingLimits;
    return steps.length > maxSteps || size > maxSize || bases.length > maxBases;
  }

  #forget(keys: readonly string[]): void {
    for (const key of keys) this.#sizes.delete(key);
    this.#storage.remove(keys);
  }

  #dropBefore(order: number): void {
    const { bases, steps, calls, views, cuts } = this.parts.get();
    const isKept = (part: { order: number }) => part.order >= order;
    const listKeys = (kind: StoredEntry['kind'], parts: readonly { order: number }[]) =>
      parts.filter((part) => !isKept(part)).map((part) => `${kind} ${part.order}`);
    this.parts.set({
      bases: bases.filter(isKept),
      steps: steps.filter(isKept),
      calls: calls.filter(isKept),
      views: views.filter(isKept),
      cuts: cuts.filter(isKept),
    });
    this.#forget([
      ...listKeys('base', bases),
      ...listKeys('step', steps),
      ...listKeys('call', calls),
      ...listKeys('view', views),
      ...listKeys('cut', cuts),
    ]);
  }
}

/** Returns the call, without bodies that would take the room of many steps. */
function omitLargeBodies(call: LoggedCall): LoggedCall {
  if (sizeOf(call.payload) + sizeOf(call.reply) <= maxCallCharacters) return call;
  return { ...call, payload: null, reply: null };
}
