import { promisifyRequest, type UseStore } from 'idb-keyval';
import { readComputerTime } from '#mocks/page/computer-time.ts';
import { formatRecordingLock, readRecordingId } from './claim-recording.ts';
import { openRecordings, rangeOf, rangeOfRecording, usedPrefix } from './recording-storage.ts';

/** Recording of a tab. */
interface StoredRecording {
  readonly id: string;
  /** Time by the computer's clock at which it was used last; 0 if it is unknown. */
  readonly usedAt: number;
}

/** Age in ms from which on a recording that no page holds is removed. */
const maxAgeMs = 24 * 3_600_000;
/** Number of younger ones that stay: a tab may be loading, or be reopened, or have crashed. */
const maxUnheld = 5;

/**
 * Selects the recordings that are removed: those that no page holds, unless they are among the
 * newest and less than a day old.
 * @param held ids of the recordings that pages hold; null in a browser without locks
 */
export function selectUnused(
  recordings: readonly StoredRecording[],
  held: ReadonlySet<string> | null,
  now: number,
): string[] {
  const unheld = recordings
    .filter(({ id }) => !held?.has(id))
    .toSorted((one, other) => other.usedAt - one.usedAt);
  // Without locks, a recording among many may be that of an open page.
  const isBeyond = (index: number) => held !== null && index >= maxUnheld;
  return unheld.filter(({ usedAt }, index) => isBeyond(index) || now - usedAt > maxAgeMs).map(({ id }) => id);
}

/** Lists all recordings, also those that an older build has left without a time. */
async function listRecordings(database: UseStore): Promise<StoredRecording[]> {
  const [keys, usedKeys, times] = await database('readonly', (entries) =>
    Promise.all([
      promisifyRequest(entries.getAllKeys()),
      promisifyRequest(entries.getAllKeys(rangeOf(usedPrefix))),
      promisifyRequest<number[]>(entries.getAll(rangeOf(usedPrefix))),
    ]),
  );
  const usedAt = new Map(usedKeys.map((key, index) => [String(key), times[index] ?? 0]));
  const ids = new Set(keys.map((key) => String(key).replace(usedPrefix, '').split(' ')[0] ?? ''));
  return [...ids].map((id) => ({ id, usedAt: usedAt.get(usedPrefix + id) ?? 0 }));
}

/** Lists the recordings that pages of any tab hold; null in a browser without locks. */
async function listHeld(name: string): Promise<ReadonlySet<string> | null> {
  // Without TLS, a page has no locks.
  if (!navigator.locks) return null;
  const { held = [], pending = [] } = await navigator.locks.query();
  return new Set(
    [...held, ...pending].map((lock) => readRecordingId(name, lock.name ?? '')).filter((id) => id !== ''),
  );
}

/** Removes a recording, unless a page has claimed it in the meantime. */
async function removeRecording(database: UseStore, name: string, id: string): Promise<void> {
  const remove = () =>
    database('readwrite', (entries) => {
      entries.delete(rangeOfRecording(id));
      return promisifyRequest(entries.delete(usedPrefix + id));
    });
  if (!navigator.locks) return remove();
  await navigator.locks.request(formatRecordingLock(name, id), { ifAvailable: true }, (lock) =>
    lock ? remove() : undefined,
  );
}

/**
 * Removes the recordings of closed tabs. A page holds the lock of its recording, which ends with
 * the page, even in a crash.
 * @param name name of the store
 * @param ownId id of this tab's recording, which stays also in a browser without locks
 */
export async function removeUnusedRecordings(name: string, ownId: string): Promise<void> {
  const database = openRecordings(name);
  const [recordings, held] = await Promise.all([listRecordings(database), listHeld(name)]);
  const others = recordings.filter(({ id }) => id !== ownId);
  for (const id of selectUnused(others, held, readComputerTime())) await removeRecording(database, name, id);
}
