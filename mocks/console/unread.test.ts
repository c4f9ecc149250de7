import { expect, test } from 'vitest';
import type { OutboxMessage } from '#mocks/store/tables.ts';
import { countUnread, markSeen, newestSeenKeyAtom } from './unread.ts';

const createMessage = (id: number, sentAt = '2026-05-04T12:00:00.000Z'): OutboxMessage => ({
  id: `message-${id}`,
  kind: 'sms',
  to: '',
  subject: '',
  body: '',
  sentAt,
});

test('counts the messages that came after the last `markSeen` as unread', () => {
  const outbox = [createMessage(2), createMessage(1)];
  markSeen([]);
  expect(countUnread(outbox, newestSeenKeyAtom.get())).toBe(2);
  markSeen(outbox);
  expect(countUnread(outbox, newestSeenKeyAtom.get())).toBe(0);
  expect(countUnread([createMessage(3), ...outbox], newestSeenKeyAtom.get())).toBe(1);
});

test('messages after a reset are unread even if their ids were seen before', () => {
  markSeen([createMessage(1)]);
  expect(countUnread([createMessage(1, '2026-05-04T13:00:00.000Z')], newestSeenKeyAtom.get())).toBe(1);
});
