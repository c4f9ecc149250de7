import { resolveAppUrl } from '#mocks/console/tabs/go-to.ts';
import type { MockControls } from '#mocks/controls/controls.ts';
import { readAppUrl } from '#mocks/page/app-url.ts';
import { readMaybeGzipped } from '#mocks/page/gzip.ts';
import { setPageClock } from '#mocks/page/page-clock.ts';
import { parseJson } from '#mocks/server/parse-json.ts';
import { type CapsuleHar, parseCapsule } from '../capsule.ts';
import { isRecorderFlow, readRecorderFlow } from '../export/read-recorder-flow.ts';
import { restoreSession } from '../session-record.ts';
import { noDifferences } from '../view/compare-views.ts';
import {
  createReplayId,
  readReplayState,
  removeReplay,
  storeReplay,
  storeReplayState,
} from './replay-state.ts';

/** Largest file that is read, in bytes. */
const maxFileBytes = 50_000_000;

/** Reads the file of a capsule. @throws Error with a message for the user */
export async function readCapsuleFile(file: Blob): Promise<CapsuleHar> {
  if (file.size > maxFileBytes) throw new Error('This file is too large for a bug capsule.');
  let value: unknown;
  try {
    value = parseJson(await readMaybeGzipped(new Uint8Array(await file.arrayBuffer())));
  } catch {
    throw new Error('This file is neither a HAR nor a gzipped one. Please choose a bug capsule.');
  }
  if (!isRecorderFlow(value)) return parseCapsule(value);
  return readRecorderFlow(value, readAppUrl().href);
}

/** Reads the capsule at a URL of this origin. @throws Error with a message for the user */
export async function fetchCapsule(address: string): Promise<CapsuleHar> {
  const url = URL.parse(address, readAppUrl());
  if (url?.origin !== location.origin)
    throw new Error('A capsule is only loaded from this site. Please download the file and drop it here.');
  const response = await fetch(url).catch(() => null);
  if (!response?.ok) throw new Error(`There is no capsule at ${url.pathname}.`);
  return readCapsuleFile(await response.blob());
}

/** Options of a replay. */
export interface ReplayOptions {
  /** True to stop before the first step. */
  isPaused?: boolean;
  /** Pause between the steps, in ms. */
  pauseMs?: number;
}

/** Time limit of the pause between steps, in ms. */
const maxPauseMs = 10_000;

/**
 * Restores the state of a capsule in this browser: data, faults, session and clock. The page at
 * `address` then replays its steps.
 * @returns address of the first page, below the base of the build
 * @throws Error with a message for the user; nothing changes then
 */
export async function prepareReplay(
  controls: MockControls,
  storeName: string,
  value: unknown,
  { isPaused = false, pauseMs = 300 }: ReplayOptions = {},
): Promise<string> {
  const har = parseCapsule(value);
  const { address, clock, session, snapshot } = har.log._clinic;
  if (!Number.isFinite(pauseMs) || pauseMs < 0 || pauseMs > maxPauseMs)
    throw new Error(`The pause between steps is from 0 to ${maxPauseMs} milliseconds.`);
  const url = resolveAppUrl(address);
  if (url === null) throw new Error('This capsule begins on a page outside of the app.');
  const earlier = readReplayState();
  const id = createReplayId();
  await storeReplay(storeName, id, har).catch(() => {
    throw new Error('This browser does not keep the capsule: its storage is switched off or full.');
  });
  try {
    await controls.restore(snapshot);
  } catch (error) {
    await removeReplay(storeName, id).catch(() => {});
    throw error;
  }
  if (earlier) await removeReplay(storeName, earlier.id).catch(() => {});
  // The log is cleared on the disk a moment later, perhaps after the next page has read it.
  const earlierCalls = controls.server.log.list().map((call) => call.id);
  controls.server.log.clear();
  setPageClock(clock.pageTime, { restartsIdle: true });
  restoreSession(session);
  storeReplayState({
    id,
    status: isPaused ? 'paused' : 'playing',
    next: 0,
    isLoadCounted: false,
    pauseMs,
    findings: [],
    compared: earlierCalls,
    turns: {},
    viewedUntil: 0,
    seenDifferences: noDifferences,
  });
  return url.slice(readAppUrl().href.length);
}
