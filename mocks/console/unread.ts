import { createAtom } from '@tanstack/store';
import type { OutboxMessage } from '#mocks/store/tables.ts';
import { readTabValue, storeTabValue } from './tab-storage.ts';

/** Identifies a message by its id and time: ids start at 1 again after a reset. */
const nameOf = (message: OutboxMessage | undefined) => (message ? `${message.id} ${message.sentAt}` : '');

/** Newest message that the inbox has shown. */
export const newestSeen = createAtom(readTabValue('newestSeen'));

/** Marks the newest message as seen, for the lifetime of the tab. */
export function markSeen(outbox: readonly OutboxMessage[]): void {
  const newest = nameOf(outbox[0]);
  if (newest === newestSeen.get()) return;
  newestSeen.set(newest);
  storeTabValue('newestSeen', newest);
}

/** Counts the messages that are newer than the newest seen one. */
export function countUnread(outbox: readonly OutboxMessage[], newest: string): number {
  const index = outbox.findIndex((message) => nameOf(message) === newest);
  return index < 0 ? outbox.length : index;
}
