import { delMany, setMany, values } from 'idb-keyval';
import { inOneStep, openStore } from '#ui/leaving/open-store.ts';
import type { CallLog, LoggedCall } from './call-log.ts';

/** Storage that the tabs of one URL share for their calls. */
export interface CallStorage {
  read(): Promise<LoggedCall[]>;
  write(changed: readonly LoggedCall[], removedIds: readonly string[]): Promise<unknown>;
}

/** Message between tabs: new and changed calls, and ids that are no longer in the log. */
interface TabMessage {
  changed: readonly LoggedCall[];
  gone: readonly string[];
}

/** Characters of a body that are stored: 200 replies of 1 MB would take too much disk space. */
const maxBodyCharacters = 20_000;

/** Returns the body, or its beginning as text if it is too long to store. */
function shortenBody(body: unknown): unknown {
  const text = typeof body === 'string' ? body : (JSON.stringify(body) ?? '');
  if (text.length <= maxBodyCharacters) return body;
  return `${text.slice(0, maxBodyCharacters)}… and ${text.length - maxBodyCharacters} more characters, which were not kept`;
}

/** Returns a call as it is stored: without bodies of a real API, which may be of real people. */
function toStoredCall(call: LoggedCall): LoggedCall {
  const isReal = call.answeredBy === 'api';
  const toStoredBody = (body: unknown) =>
    isReal && body !== null ? 'kept only in the page that made the call' : shortenBody(body);
  return { ...call, payload: toStoredBody(call.payload), reply: toStoredBody(call.reply) };
}

/** Creates a storage in IndexedDB. */
function createIndexedCalls(name: string): CallStorage {
  // Separate database: idb-keyval supports one store for each database.
  const database = inOneStep(openStore(`${name} calls`, 'calls'));
  // Async functions, so that a missing IndexedDB rejects instead of throwing.
  return {
    read: async () => values<LoggedCall>(database),
    async write(changed, removedIds) {
      const entries = changed.map((call): [string, LoggedCall] => [call.id, call]);
      if (entries.length > 0) await setMany(entries, database);
      if (removedIds.length > 0) await delMany([...removedIds], database);
    },
  };
}

/**
 * Shares one log of calls between all tabs of a URL and across page loads: a flow may continue
 * behind an e-mailed link, in another tab. Long bodies stay complete only in the page of the call.
 * Without IndexedDB nothing is stored.
 */
export async function persistCalls(
  log: CallLog,
  name: string,
  storage = createIndexedCalls(name),
): Promise<void> {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`${name} calls`);
  /** Calls as they were last written or received. */
  const knownCalls = new Map<string, LoggedCall>();
  let isPublishPending = false;

  /** Stores the calls that have changed since the last time and sends them to the other tabs. */
  function publishChanges(): void {
    isPublishPending = false;
    const calls = log.list();
    const listedIds = new Set(calls.map(({ id }) => id));
    const changed = calls.filter((call) => knownCalls.get(call.id) !== call);
    const removedIds = [...knownCalls.keys()].filter((id) => !listedIds.has(id));
    if (changed.length === 0 && removedIds.length === 0) return;
    for (const call of changed) knownCalls.set(call.id, call);
    for (const id of removedIds) knownCalls.delete(id);
    const shortenedCalls = changed.map(toStoredCall);
    channel?.postMessage({ changed: shortenedCalls, gone: removedIds } satisfies TabMessage);
    storage.write(shortenedCalls, removedIds).catch(() => {});
  }

  /** Takes over the changes of another tab, or the stored calls. */
  function applyMessage({ changed, gone }: TabMessage): void {
    for (const call of changed) knownCalls.set(call.id, call);
    for (const id of gone) knownCalls.delete(id);
    if (changed.length > 0) log.merge(changed);
    if (gone.length > 0) log.remove(gone);
  }

  applyMessage({ changed: await storage.read().catch(() => []), gone: [] });
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => applyMessage(data));
  log.calls.subscribe(() => {
    if (isPublishPending) return;
    isPublishPending = true;
    // Publishes the changes of one task together.
    queueMicrotask(publishChanges);
  });
  // Stores the calls that were made while the storage was read.
  publishChanges();
}
