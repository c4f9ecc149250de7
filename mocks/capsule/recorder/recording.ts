import { createAtom } from '@tanstack/store';
import type { LoggedCall } from '#mocks/store/call-log.ts';
import type { Act, Base, RecordedCall, Step } from '../step.ts';
import { joinWithLast } from './join-steps.ts';
import type { RecordingStorage, StoredEntry } from './recording-storage.ts';

/** Limits of a recording. Beyond them the oldest base goes, with the steps and calls behind it. */
export const recordingLimits = {
  steps: 400,
  /** Characters of steps and calls as JSON, with the bytes of the bases. */
  size: 4_000_000,
  bases: 5,
} as const;

/** Characters of a call's bodies; a larger one is left out of the recording. */
const maxCallCharacters = 500_000;

/** Recorded parts, each in its order. */
export interface RecordedParts {
  readonly bases: readonly Base[];
  readonly steps: readonly Step[];
  readonly calls: readonly RecordedCall[];
}

const sizeOf = (value: unknown) =>
  value instanceof Object && 'state' in value && value.state instanceof Uint8Array
    ? value.state.length
    : (JSON.stringify(value)?.length ?? 0);

/** Rolling record of one tab: bases, steps and calls, in memory and in a storage. */
export class Recording {
  readonly parts = createAtom<RecordedParts>({ bases: [], steps: [], calls: [] });
  readonly #storage: RecordingStorage;
  readonly #sizes = new Map<string, number>();
  #order = 0;

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
    const parts = { bases: pick('base'), steps: pick('step'), calls: pick('call') } as RecordedParts;
    for (const { kind, value } of entries) this.#sizes.set(`${kind} ${value.order}`, sizeOf(value));
    this.#order = Math.max(0, ...entries.map(({ value }) => value.order));
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
    const last = steps.at(-1);
    const joined = last && joinWithLast(last, act);
    const step: Step = joined ?? { ...act, order: this.nextOrder(), at };
    this.parts.set({ ...rest, steps: [...(joined ? steps.slice(0, -1) : steps), step] });
    this.#keep({ kind: 'step', value: step });
  }

  /** Adds a call, or updates it when its reply has come. */
  addCall(call: LoggedCall, isForeign: boolean): void {
    const { calls, ...rest } = this.parts.get();
    const earlier = calls.find((recorded) => recorded.call.id === call.id);
    if (earlier?.call === call) return;
    const order = earlier?.order ?? this.nextOrder();
    const recorded = { order, call: omitLargeBodies(call), isForeign };
    const others = calls.filter((one) => one !== earlier);
    this.parts.set({ ...rest, calls: [...others, recorded].toSorted((a, b) => a.order - b.order) });
    this.#keep({ kind: 'call', value: recorded });
  }

  addBase(base: Base): void {
    const { bases, ...rest } = this.parts.get();
    this.parts.set({ ...rest, bases: [...bases, base].toSorted((a, b) => a.order - b.order) });
    this.#keep({ kind: 'base', value: base });
  }

  /** Removes everything: the state was replaced, so that nothing earlier can be replayed. */
  clear(): void {
    this.#dropBefore(Number.POSITIVE_INFINITY);
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

  #dropBefore(order: number): void {
    const { bases, steps, calls } = this.parts.get();
    const isKept = (part: { order: number }) => part.order >= order;
    const listKeys = (kind: StoredEntry['kind'], parts: readonly { order: number }[]) =>
      parts.filter((part) => !isKept(part)).map((part) => `${kind} ${part.order}`);
    const keys = [...listKeys('base', bases), ...listKeys('step', steps), ...listKeys('call', calls)];
    for (const key of keys) this.#sizes.delete(key);
    this.parts.set({
      bases: bases.filter(isKept),
      steps: steps.filter(isKept),
      calls: calls.filter(isKept),
    });
    this.#storage.remove(keys);
  }
}

/** Returns the call, without bodies that would take the room of many steps. */
function omitLargeBodies(call: LoggedCall): LoggedCall {
  if (sizeOf(call.payload) + sizeOf(call.reply) <= maxCallCharacters) return call;
  return { ...call, payload: null, reply: null };
}
