import { createOwnNames, type OwnNames } from './own-names.ts';
import { listSeatNames, readSeatName } from './seat-name.ts';
import { separateFocus } from './separate-focus.ts';
import { separateStorage, separateStorageEvents } from './separate-storage.ts';
import { isStoreName } from './store-name.ts';

/** Lists a seat's locks by the names that the app knows. */
function listOwnLocks(locks: readonly LockInfo[] = [], toApp: OwnNames['toApp']): LockInfo[] {
  return locks.flatMap((lock) => {
    const name = toApp(lock.name ?? '');
    return name === null ? [] : [{ ...lock, name }];
  });
}

/** The browser's own query, which sees the locks of all seats. */
const queryLocks = typeof LockManager === 'undefined' ? undefined : LockManager.prototype.query;

/** Lists the locks that other seats hold, without their seats' names. */
export async function listLocksOfOtherSeats(): Promise<LockInfo[]> {
  // Without TLS, a page has no locks.
  const { held = [] } = (navigator.locks && (await queryLocks?.call(navigator.locks))) || {};
  const others = listSeatNames().filter((seat) => seat !== readSeatName());
  return others.flatMap((seat) => listOwnLocks(held, createOwnNames(seat).toApp));
}

/** Separates the web locks: a seat requests and lists its own ones. */
function separateLocks({ toBrowser, toApp }: OwnNames): void {
  // Without TLS, a page has no locks.
  if (!navigator.locks) return;
  const { request, query } = LockManager.prototype;
  Object.defineProperties(LockManager.prototype, {
    request: {
      value(this: LockManager, name: string, ...rest: unknown[]) {
        return Reflect.apply(request, this, [toBrowser(name), ...rest]);
      },
    },
    query: {
      async value(this: LockManager): Promise<LockManagerSnapshot> {
        const { held, pending } = await query.call(this);
        return { held: listOwnLocks(held, toApp), pending: listOwnLocks(pending, toApp) };
      },
    },
  });
}

/** Separates the channels: a seat's messages reach other windows of the same seat only. */
function separateChannels({ toBrowser }: OwnNames): void {
  if (typeof BroadcastChannel === 'undefined') return;
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(toBrowser(name));
    }
  };
}

/** Separates the databases, which hold drafts and their keys. */
function separateDatabases({ toBrowser, toApp }: OwnNames): void {
  if (typeof indexedDB === 'undefined') return;
  const { open, deleteDatabase, databases } = IDBFactory.prototype;
  Object.defineProperties(IDBFactory.prototype, {
    open: {
      value(this: IDBFactory, name: string, version?: number) {
        return open.call(this, toBrowser(name), version);
      },
    },
    deleteDatabase: {
      value(this: IDBFactory, name: string) {
        return deleteDatabase.call(this, toBrowser(name));
      },
    },
    databases: {
      async value(this: IDBFactory): Promise<IDBDatabaseInfo[]> {
        return (await databases.call(this)).flatMap((info) => {
          const name = toApp(info.name ?? '');
          return name === null ? [] : [{ ...info, name }];
        });
      },
    },
  });
}

/**
 * Separates what a browser keeps for a page from all other seats: storages, locks, channels and
 * databases. The mock's store stays one. Call this before the app reads any of them.
 */
export function separateBrowser(seat: string): void {
  separateStorage(seat);
  separateStorageEvents();
  const names = createOwnNames(seat, isStoreName);
  separateLocks(names);
  separateChannels(names);
  separateDatabases(names);
  separateFocus();
}
