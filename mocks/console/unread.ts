import { createAtom } from '@tanstack/store';
import type { OutboxMessage } from '#mocks/store/tables.ts';
import { readTabValue, storeTabValue } from './tab-storage.ts';

/** Identifies a message by its id and time: ids start at 1 again after a reset. */
const getMessageKey = (message: OutboxMessage | undefined) =>
  message ? `${message.id} ${message.sentAt}` : '';

/** Key of the newest message that the inbox has shown; '' before the first. */
export const newestSeenKeyAtom = createAtom(readTabValue('newestSeen'));

/** Marks the newest message as seen, for the lifetime of the tab. */
export function markSeen(outbox: readonly OutboxMessage[]): void {
  const newest = getMessageKey(outbox[0]);
  if (newest === newestSeenKeyAtom.get()) return;
  newestSeenKeyAtom.set(newest);
  storeTabValue('newestSeen', newest);
}

/** Counts the messages that are newer than the newest seen one. */
export function countUnread(outbox: readonly OutboxMessage[], seenKey: string): number {
  const index = outbox.findIndex((message) => getMessageKey(message) === seenKey);
  // A key that is gone belongs to the time before a reset: all messages are new.
  return index < 0 ? outbox.length : index;
}
