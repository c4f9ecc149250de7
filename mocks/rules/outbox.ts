import type { Store } from '#mocks/store/store.ts';
import type { OutboxMessage } from '#mocks/store/tables.ts';

/** "Sends" an e-mail or a text message by adding it to the console's inbox, newest first. */
export function deliver(store: Store, message: Omit<OutboxMessage, 'id' | 'sentAt'>): void {
  store.tables.outbox.unshift({
    ...message,
    id: `message-${store.nextNumber()}`,
    sentAt: new Date(store.now()).toISOString(),
  });
}
