import { del, get, set } from 'idb-keyval';
import { inOneStep, openStore } from '#ui/leaving/open-store.ts';
import type { CapsuleHar } from '../capsule.ts';
import { storedCut } from '../recorder/stored-cut.ts';
import type { KnownDifferences } from '../view/compare-views.ts';
import type { Finding } from './finding.ts';
import { storedReplay } from './stored-replay.ts';

/** Progress of a replay, which a tab keeps across page loads. */
export interface ReplayState {
  readonly id: string;
  readonly status: 'playing' | 'paused' | 'done';
  /** Position of the next step. */
  readonly next: number;
  /** True if the load of this page was a step that is counted already. */
  readonly isLoadCounted: boolean;
  /** Pause between the steps, in ms. */
  readonly pauseMs: number;
  readonly findings: readonly Finding[];
  /** Ids of compared calls, and how many of each kind. */
  readonly compared: readonly string[];
  readonly turns: Readonly<Record<string, number>>;
  /** Order of the last view that was compared. */
  readonly viewedUntil: number;
  readonly seenDifferences: KnownDifferences;
}

/** Reads the state of this tab's replay; null for none. */
export function readReplayState(): ReplayState | null {
  const text = storedReplay.read();
  return text ? (JSON.parse(text) as ReplayState) : null;
}

/** Stores the state of this tab's replay; null ends it. */
export function storeReplayState(state: ReplayState | null): void {
  if (state) storedReplay.write(JSON.stringify(state));
  else {
    storedReplay.remove();
    // A replay is not recorded, but changes the data.
    storedCut.write('replay');
  }
}

/** Storage of replayed capsules by id: session storage is too small for one. */
const openReplays = (storeName: string) => inOneStep(openStore(`${storeName} replays`, 'capsules'));

export const storeReplay = (storeName: string, id: string, har: CapsuleHar) =>
  set(id, har, openReplays(storeName));
export const readReplay = (storeName: string, id: string) => get<CapsuleHar>(id, openReplays(storeName));
export const removeReplay = (storeName: string, id: string) => del(id, openReplays(storeName));
