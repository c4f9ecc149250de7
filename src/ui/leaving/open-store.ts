import { createStore, type UseStore } from 'idb-keyval';

/** Transactions of this page that have not ended. */
const openTransactions = new Set<IDBTransaction>();

/** Aborts a transaction, unless its end has been requested. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // The browser ends it, also without the page.
  }
}

if (typeof window !== 'undefined')
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) for (const transaction of openTransactions) abort(transaction);
  });

/**
 * Opens a store of a database, which idb-keyval supports one of for each database. A page that is
 * left aborts its open transactions: Safari keeps the page for Back together with them, and all
 * other pages would wait for their end.
 * @returns a store whose transactions reject when the page is left
 */
export function openStore(database: string, store: string): UseStore {
  const run = createStore(database, store);
  return (mode, use) =>
    run(mode, (entries) => {
      const { transaction } = entries;
      openTransactions.add(transaction);
      for (const end of ['complete', 'abort'] as const)
        transaction.addEventListener(end, () => openTransactions.delete(transaction));
      return use(entries);
    });
}

/**
 * Returns a store for transactions that request everything at once, such as those of `set` and
 * `getMany`. Each ends by itself, also if the page is left right after it has begun.
 */
export const inOneStep =
  (run: UseStore): UseStore =>
  (mode, use) =>
    run(mode, (entries) => {
      const result = use(entries);
      entries.transaction.commit();
      return result;
    });
