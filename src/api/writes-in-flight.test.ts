import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentUserScope } from '#api/contract/endpoint.ts';
import { call } from './client/call.ts';
import { fakeApi, fakeStorage, fakeToken, reply } from './client/fake-api.ts';
import { resendCode } from './endpoints/accounts/accounts.ts';
import { createDocument } from './endpoints/intake/documents.ts';
import { listObjectives } from './endpoints/lists.ts';
import { markNotificationRead } from './endpoints/notifications.ts';
import { startSession } from './session/session.ts';
import { clearInFlight } from './writes-in-flight.ts';

const blankUser = { firstName: '', lastName: '', dob: '', gender: '', profileImage: '', diagnosName: '' };
const signIn = (sub: string) =>
  startSession({ accessToken: fakeToken(JSON.stringify({ sub })), refreshToken: 'r1' }, 'patient', blankUser);
const sms = { body: { phone: '5035550142', email: 'ada@clinic.test', name: 'login' } } as const;
const markRead = (id: string) => call(markNotificationRead, { body: { id } });

const documentFields = { documentTitle: 'Scan', documentType: 'Scans', documentDescription: '' };
const fileOf = (name: string, bytes = 'a', lastModified = 0) => new File([bytes], name, { lastModified });
const addDocument = (file: File) =>
  call(createDocument, { body: { ...documentFields, file }, subject: currentUserScope });

beforeEach(() => {
  fakeStorage();
  signIn('ada');
});
afterEach(() => {
  clearInFlight();
  vi.unstubAllGlobals();
});

it('joins a write in flight, and both callers get its outcome', async () => {
  const requests = fakeApi(() => reply(null, 200, 'Sent'));
  const [first, second] = await Promise.all([call(resendCode, sms), call(resendCode, sms)]);
  expect(second).toBe(first);
  expect(requests).toHaveLength(1);
});

it('both callers get the same failure', async () => {
  const requests = fakeApi(() => reply(null, 400, 'No'));
  const [first, second] = await Promise.allSettled([markRead('1'), markRead('1')]);
  expect(first).toMatchObject({ reason: { message: 'No' } });
  expect(second).toEqual(first);
  expect(requests).toHaveLength(1);
});

it('joins an upload of the same file, made twice as a File', async () => {
  const requests = fakeApi(() => reply(null));
  await Promise.all([addDocument(fileOf('scan.pdf')), addDocument(fileOf('scan.pdf'))]);
  expect(requests).toHaveLength(1);
});

it.each([
  ['after the first was answered', async () => [await markRead('1'), await markRead('1')]],
  [
    'after the first has failed',
    async () => [await markRead('1').catch(String), await markRead('1').catch(String)],
  ],
  ['with something else in it', () => [markRead('1'), markRead('2')]],
  [
    'about somebody else',
    () =>
      ['p1', 'p2'].map((userId) =>
        call(createDocument, { body: { ...documentFields, file: fileOf('a') }, subject: { userId } }),
      ),
  ],
  ['with another file', () => [addDocument(fileOf('a.pdf')), addDocument(fileOf('b.pdf'))]],
  [
    'with a longer file of the same name',
    () => [addDocument(fileOf('a.pdf')), addDocument(fileOf('a.pdf', 'aa'))],
  ],
  [
    'with a newer file of the same name',
    () => [addDocument(fileOf('a.pdf')), addDocument(fileOf('a.pdf', 'a', 1))],
  ],
  [
    'by somebody who can stop it',
    () => [call(resendCode, sms, { signal: new AbortController().signal }), call(resendCode, sms)],
  ],
  [
    'by whoever has signed in meanwhile',
    () => {
      const firstCall = markRead('1');
      signIn('grace');
      return [firstCall, markRead('1')];
    },
  ],
  [
    'after a logout, though it is the same person',
    () => {
      const firstCall = markRead('1');
      clearInFlight();
      return [firstCall, markRead('1')];
    },
  ],
  [
    'with a token of its own',
    () => ['a', 'b'].map((token) => call(markNotificationRead, { body: { id: '1' } }, { token })),
  ],
  ['where it only reads', () => [call(listObjectives, {}), call(listObjectives, {})]],
])('is sent again %s', async (why, sendBoth) => {
  const isFailure = why.includes('failed');
  const requests = fakeApi(() => reply([], isFailure ? 400 : 200));
  await Promise.all(await sendBoth());
  expect(requests).toHaveLength(2);
});
