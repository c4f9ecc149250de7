import { expect, it } from 'vitest';
import { createTestServer } from '#mocks/testing.ts';
import { judgeByDocument } from './document-judge.ts';
import { type Alter, posing, radarOf } from './testing/posing.ts';

/** What the document has against the replies to one account. */
async function judged(email: string, alter?: Alter): Promise<string[]> {
  const { exchanges } = await radarOf(posing(await createTestServer(), alter), email);
  const findings = await judgeByDocument(exchanges);
  return findings.map(({ operation, drift: { path, found } }) => `${operation.name} ${path}: ${found}`);
}

it('has nothing against good traffic', async () => {
  expect(await judged('complete.patient@clinic.test')).toEqual([]);
  expect(await judged('physician@clinic.test')).toEqual([]);
});

it('finds what differs, and says nothing of anybody', async () => {
  const found = await judged('complete.patient@clinic.test', (name, body) => {
    if (name === 'readProfile') return { ...body, data: { ...(body.data as object), email: { of: 'Ruth' } } };
    return name === 'listNotifications' ? { ...body, data: { notifications: [], unreadCount: '3' } } : body;
  });
  expect([...new Set(found)].toSorted()).toEqual([
    'listNotifications data.unreadCount: a number in a text',
    'readProfile data.email: an object',
  ]);
});
