import { createStore, delMany, setMany, values } from 'idb-keyval';
import type { CallLog, LoggedCall } from './call-log.ts';

/** Storage that the tabs of one URL share for their calls. */
export interface CallStorage {
  read(): Promise<LoggedCall[]>;
  write(changed: readonly LoggedCall[], gone: readonly string[]): Promise<unknown>;
}

/** Message between tabs. */
interface TabMessage {
  changed: readonly LoggedCall[];
  gone: readonly string[];
}

/** Characters of a body that are stored: 200 replies of 1 MB would take too much disk space. */
const MAX_CHARACTERS = 20_000;

function shortenBody(body: unknown): unknown {
  const text = typeof body === 'string' ? body : (JSON.stringify(body) ?? '');
  if (text.length <= MAX_CHARACTERS) return body;
  return `${text.slice(0, MAX_CHARACTERS)}… and ${text.length - MAX_CHARACTERS} more characters, which were not kept`;
}

/** Creates a storage in IndexedDB. */
function createIndexedCalls(name: string): CallStorage {
  // Separate database: idb-keyval supports one store for each database.
  const database = createStore(`${name} calls`, 'calls');
  // Async functions, so that a missing IndexedDB rejects instead of throwing.
  return {
    read: async () => values<LoggedCall>(database),
    async write(changed, gone) {
      const entries = changed.map((call): [string, LoggedCall] => [call.id, call]);
      if (entries.length > 0) await setMany(entries, database);
      if (gone.length > 0) await delMany([...gone], database);
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
  shelf = createIndexedCalls(name),
): Promise<void> {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`${name} calls`);
  /** Calls as they were last written or received. */
  const known = new Map<string, LoggedCall>();
  let isWaiting = false;

  function tell(): void {
    isWaiting = false;
    const calls = log.list();
    const listed = new Set(calls.map(({ id }) => id));
    const changed = calls.filter((call) => known.get(call.id) !== call);
    const gone = [...known.keys()].filter((id) => !listed.has(id));
    if (changed.length === 0 && gone.length === 0) return;
    for (const call of changed) known.set(call.id, call);
    for (const id of gone) known.delete(id);
    const short = changed.map((call) => ({
      ...call,
      payload: shortenBody(call.payload),
      reply: shortenBody(call.reply),
    }));
    channel?.postMessage({ changed: short, gone } satisfies TabMessage);
    shelf.write(short, gone).catch(() => {});
  }

  function hear({ changed, gone }: TabMessage): void {
    for (const call of changed) known.set(call.id, call);
    for (const id of gone) known.delete(id);
    if (changed.length > 0) log.merge(changed);
    if (gone.length > 0) log.drop(gone);
  }

  hear({ changed: await shelf.read().catch(() => []), gone: [] });
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => hear(data));
  log.calls.subscribe(() => {
    if (isWaiting) return;
    isWaiting = true;
    queueMicrotask(tell);
  });
  // Stores the calls that were made while the storage was read.
  tell();
}
