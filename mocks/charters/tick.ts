import { readComputerTime } from '#mocks/page/computer-time.ts';
import { type CharterResult, type Outcome, readResults, storeResult } from './results.ts';

/**
 * Ticks a charter and returns its result. The note stays; a capsule stays with a failure alone.
 * @param commit commit of the build; '' if unknown
 * @throws Error with a message for the user if the browser keeps no results
 */
export function tickCharter(id: string, outcome: Outcome, commit: string, note?: string): CharterResult {
  const { note: formerNote = '', capsule } = readResults()[id] ?? {};
  const result: CharterResult = {
    outcome,
    note: note ?? formerNote,
    at: new Date(readComputerTime()).toISOString(),
    commit,
    ...(outcome === 'failed' && capsule && { capsule }),
  };
  storeResult(id, result);
  return result;
}

/** Changes the note or the capsule of a result; does nothing without one. */
export function amendResult(id: string, change: Pick<Partial<CharterResult>, 'note' | 'capsule'>): void {
  const result = readResults()[id];
  if (result) storeResult(id, { ...result, ...change });
}
