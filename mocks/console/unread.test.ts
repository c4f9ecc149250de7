import { expect, test } from 'vitest';
import type { OutboxMessage } from '#mocks/store/tables.ts';
import { countUnread, markSeen, newestSeenMessage } from './unread.ts';

const message = (id: number, sentAt = '2026-05-04T12:00:00.000Z'): OutboxMessage => ({
  id: `message-${id}`,
  kind: 'sms',
  to: '',
  subject: '',
  body: '',
  sentAt,
});

test('counts the messages that came after the last `markSeen` as unread', () => {
  const outbox = [message(2), message(1)];
  markSeen([]);
  expect(countUnread(outbox, newestSeenMessage.get())).toBe(2);
  markSeen(outbox);
  expect(countUnread(outbox, newestSeenMessage.get())).toBe(0);
  expect(countUnread([message(3), ...outbox], newestSeenMessage.get())).toBe(1);
});

test('messages after a reset are unread even if their ids were seen before', () => {
  markSeen([message(1)]);
  expect(countUnread([message(1, '2026-05-04T13:00:00.000Z')], newestSeenMessage.get())).toBe(1);
});
