import { del, delMany, get, keys, set } from 'idb-keyval';
import { readComputerTime } from '#mocks/page/computer-time.ts';
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

/** Age in ms from which on a capsule is removed: the tab that replayed it was closed. */
const maxAgeMs = 24 * 3_600_000;

/** Returns the id of a new replay, which says when it began. */
export const createReplayId = () => `${readComputerTime()} ${crypto.randomUUID()}`;

const isOld = (id: IDBValidKey) => !(readComputerTime() - Number(String(id).split(' ')[0]) < maxAgeMs);

/** Stores a capsule, in place of those of replays that began more than a day ago. */
export async function storeReplay(storeName: string, id: string, har: CapsuleHar): Promise<void> {
  const replays = openReplays(storeName);
  await delMany((await keys(replays)).filter(isOld), replays);
  await set(id, har, replays);
}
export const readReplay = (storeName: string, id: string) => get<CapsuleHar>(id, openReplays(storeName));
export const removeReplay = (storeName: string, id: string) => del(id, openReplays(storeName));
