import type { Store } from '#mocks/store/store.ts';

/** What waits behind somebody's bell. */
interface News {
  body: string;
  /** The path of this app that it leads to. */
  link: string;
  /** For the seed: it arrived earlier, and may have been read. */
  hoursAgo?: number;
  isRead?: boolean;
}

/** Puts a notification behind somebody's bell: the app hears of it when it next asks. */
export function notify(
  store: Store,
  accountId: string,
  { body, link, hoursAgo = 0, isRead = false }: News,
): void {
  const createdAt = new Date(store.now() - hoursAgo * 3_600_000).toISOString();
  const id = `notification-${store.next()}`;
  store.tables.notifications.push({ id, accountId, body, link, isRead, createdAt });
}
