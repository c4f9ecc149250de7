import { createAtom } from '@tanstack/store';
import type { OutboxMessage } from '#mocks/store/tables.ts';

const KEY = 'mockConsoleSeen';

function read(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Starting over counts messages from one again, so the time belongs to a message's name. */
const nameOf = (message: OutboxMessage | undefined) => (message ? `${message.id} ${message.sentAt}` : '');

/** The newest message that was looked at. */
export const newestSeen = createAtom(read());

/** Notes that the inbox was looked at, for as long as the tab lives. */
export function markSeen(outbox: readonly OutboxMessage[]): void {
  const newest = nameOf(outbox[0]);
  if (newest === newestSeen.get()) return;
  newestSeen.set(newest);
  try {
    sessionStorage.setItem(KEY, newest);
  } catch {
    // No storage: known until the page is left.
  }
}

/** How many messages are newer than the newest that was looked at. */
export function countUnread(outbox: readonly OutboxMessage[], newest: string): number {
  const index = outbox.findIndex((message) => nameOf(message) === newest);
  return index < 0 ? outbox.length : index;
}
