import type { ReadonlyAtom } from '@tanstack/store';
import { readSession } from '#api/session/session.ts';
import type { History } from '#mocks/history/history.ts';
import type { Revision } from '#mocks/history/revision.ts';
import { restoreSessionEntries } from '#mocks/history/session-entries.ts';
import { readComputerTime } from '#mocks/page/computer-time.ts';
import { setPageClock } from '#mocks/page/page-clock.ts';
import { announceReload } from '#mocks/page/reload-pages.ts';
import { isSettableTime } from '#mocks/page/settable-time.ts';
import { listSeatNames, readSeatName } from '#mocks/seats/seat-name.ts';
import { inStorageOf } from '#mocks/seats/separate-storage.ts';
import type { MockServer } from '#mocks/server/server.ts';
import { quote } from '#mocks/store/quote.ts';
import { storeSession } from './sign-in.ts';
import { signInWithoutPassword } from './start-scenario.ts';

/** Earlier states of the mock, and the clock of the page. Its commands take effect at a reload. */
export interface TimeMachine {
  /** Number of revisions that this page has recorded, to subscribe to. */
  readonly changes: ReadonlyAtom<number>;
  /** Lists the changes of the store that are kept, oldest first. */
  list(): Promise<readonly Revision[]>;
  /**
   * Restores data, faults, sessions and clock as they were after a change. That is a change, too.
   * @returns path and query of the page that made the change, without the base
   * @throws Error with a message for the user; the data have not changed then
   */
  goBack(number: unknown): Promise<string>;
  /**
   * Sets the clock of all pages; null for the computer's own time.
   * @param keepsSessions true to renew the sessions, whose tokens may have expired by then
   * @throws Error with a message for the user; nothing changes then
   */
  setClock(time: unknown, options?: { keepsSessions?: boolean }): Promise<void>;
}

/** Returns the time that was asked for. @throws Error with a message for the user */
function parseTime(time: unknown): number {
  if (isSettableTime(time)) return time;
  throw new Error(
    `The clock is set to a time within 100 years, in milliseconds since 1970, not to ${quote(time)}.`,
  );
}

/** Issues new tokens for the signed-in user, as of a later or earlier time. */
function renewSession({ store }: MockServer, distanceMs: number): void {
  const session = readSession();
  const record = store.tables.sessions.find(({ accessToken }) => accessToken === session?.token);
  const account = store.tables.accounts.find(({ id }) => id === record?.accountId);
  if (!account) return;
  store.clockOffset += distanceMs;
  try {
    storeSession(signInWithoutPassword(store, account.email));
  } finally {
    store.clockOffset -= distanceMs;
  }
}

/** Renews the session of this page, and those of all seats if the page is one of them. */
function renewSessions(server: MockServer, distanceMs: number): void {
  if (readSeatName() === '') renewSession(server, distanceMs);
  else for (const seat of listSeatNames()) inStorageOf(seat, () => renewSession(server, distanceMs));
}

/**
 * Creates the time machine of a mock in this browser.
 * @param storeName name of the store, whose other pages reload
 */
export function createTimeMachine(server: MockServer, history: History, storeName: string): TimeMachine {
  const { store } = server;
  return {
    changes: history.changes,
    list: () => history.list(),
    async goBack(number) {
      let title = '';
      const address = await server.transaction(
        async () => {
          const { revision, state, sessions } = await history.read(number, store.serialize());
          // A state of an older version of the mock, whose page was never closed.
          if (!store.deserialize(state)) throw new Error('This state is of another version of the mock.');
          setPageClock(revision.at, { restartsIdle: true });
          restoreSessionEntries(sessions);
          title = revision.title.startsWith('Back to ') ? revision.title : `Back to “${revision.title}”`;
          return revision.address;
        },
        { cause: () => ({ title, call: '', by: 'Console' }) },
      );
      announceReload(storeName);
      return address;
    },
    async setClock(time, { keepsSessions = false } = {}) {
      const target = time === null ? readComputerTime() : parseTime(time);
      await server.transaction(
        async () => {
          setPageClock(time === null ? null : target, { restartsIdle: keepsSessions });
          if (keepsSessions) renewSessions(server, target - Date.now());
        },
        { cause: () => ({ title: 'The clock of the page was set', call: '', by: 'Console' }) },
      );
      announceReload(storeName);
    },
  };
}
