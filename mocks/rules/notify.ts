import type { Store } from '#mocks/store/store.ts';

/** Content of a notification. */
interface NotificationInput {
  body: string;
  /** Path of the page in this app that it links to. */
  link: string;
  /** For the seed: age in hours, and whether it was read. */
  hoursAgo?: number;
  isRead?: boolean;
}

/** Adds a notification to an account; the app shows it after its next refetch. */
export function notify(
  store: Store,
  accountId: string,
  { body, link, hoursAgo = 0, isRead = false }: NotificationInput,
): void {
  const createdAt = new Date(store.now() - hoursAgo * 3_600_000).toISOString();
  const id = `notification-${store.nextNumber()}`;
  store.tables.notifications.push({ id, accountId, body, link, isRead, createdAt });
}
