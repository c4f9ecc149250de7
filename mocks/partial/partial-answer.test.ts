import { createAtom } from '@tanstack/store';
import { getResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '#api/client/fake-api.ts';
import type { ResourceName } from '#api/endpoints/resource-names.ts';
import { endSession, startSession } from '#api/session/session.ts';
import { createControls } from '#mocks/controls/create-controls.ts';
import { refusalMessage } from '#mocks/controls/refusal.ts';
import { signInWithoutPassword } from '#mocks/controls/start-scenario.ts';
import { createServer, type MockServer } from '#mocks/server/server.ts';
import { CallLog } from '#mocks/store/call-log.ts';
import { createTestServer } from '#mocks/testing/test-server.ts';
import { createIndexedSnapshots } from '#mocks/transports/indexed-snapshots.ts';
import { createMswHandlers } from '#mocks/transports/msw-handlers.ts';
import { createPartialAnswer } from './partial-answer.ts';
import type { PartialSettings } from './partial-settings.ts';
import { createSides } from './sides.ts';

const base = 'https://api.test/';
const noChoices: PartialSettings = {
  mockedResources: null,
  people: { patient: '', physician: '' },
  patientId: '',
  login: null,
};

let api: MockServer;
let mock: MockServer;
let apiCalls: string[];

beforeEach(async () => {
  fakeStorage();
  api = await createTestServer();
  const { store, transaction } = await createTestServer();
  mock = createServer(store, transaction, new CallLog({ answeredBy: 'mock' }));
  apiCalls = [];
  refusalMessage.set('');
});
afterEach(() => {
  endSession(null);
  vi.unstubAllGlobals();
});

/** Signs this browser in at the API. */
function signInAtApi(email: string): void {
  const { tokens, user } = signInWithoutPassword(api.store, email);
  if (user.role.name !== 'admin') startSession(tokens, user.role.name, { ...user, gender: '' });
}

/** Creates a function that calls a page where the API answers all resources but these. */
function createPage(mockedResources: readonly ResourceName[], settings: Partial<PartialSettings> = {}) {
  const atom = createAtom<PartialSettings>({ ...noChoices, ...settings });
  const handlers = createMswHandlers(mock, base);
  const apiHandlers = createMswHandlers(api, base);
  const respond = async (request: Request) => (await getResponse(handlers, request)) ?? Response.error();
  const answer = createPartialAnswer({
    base,
    sides: createSides(mockedResources),
    settings: { atom, change: (changes) => atom.set({ ...atom.get(), ...changes }) },
    backend: {
      server: mock,
      controls: createControls(mock, createIndexedSnapshots('partial')),
      respond,
    },
  });
  return {
    atom,
    async call(method: string, path: string, body?: object, token = 'a token of the API') {
      const request = new Request(base + path, {
        method,
        headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      const response = await answer(request, async () => {
        apiCalls.push(path);
        return (await getResponse(apiHandlers, request)) ?? Response.error();
      });
      if (response.type === 'error') return { status: 0, message: '', data: null };
      return (await response.json()) as { status: number; message: string; data: never };
    },
  };
}

it('answers a mocked resource as the person with the e-mail of the login, and never asks the API', async () => {
  signInAtApi('new.patient@clinic.test');
  const { call } = createPage(['profile'], {
    login: { email: 'patient@clinic.test', role: 'patient', userId: '' },
  });
  expect(await call('GET', 'dashboard/profile')).toMatchObject({ data: { email: 'patient@clinic.test' } });
  expect(apiCalls).toEqual([]);
  expect(mock.log.list()).toMatchObject([{ endpoint: 'readProfile', answeredBy: 'mock', status: 200 }]);
});

it('takes a chosen person first, and a default one of the role for an unknown e-mail', async () => {
  signInAtApi('patient@clinic.test');
  const login = { email: 'real@example.com', role: 'patient', userId: '' };
  const ofDefault = await createPage(['profile'], { login }).call('GET', 'dashboard/profile');
  expect(ofDefault).toMatchObject({ data: { email: 'complete.patient@clinic.test' } });
  const people = { patient: 'new.patient@clinic.test', physician: '' };
  const ofChosen = await createPage(['profile'], { login, people }).call('GET', 'dashboard/profile');
  expect(ofChosen).toMatchObject({ data: { email: 'new.patient@clinic.test' } });
  // A choice of another role does not count.
  const wrong = { patient: 'physician@clinic.test', physician: '' };
  const ofWrong = await createPage(['profile'], { login, people: wrong }).call('GET', 'dashboard/profile');
  expect(ofWrong).toMatchObject({ data: { email: 'complete.patient@clinic.test' } });
});

it('never takes a token of the API for run out', async () => {
  signInAtApi('patient@clinic.test');
  const { call } = createPage(['profile']);
  await call('GET', 'dashboard/profile');
  mock.store.advance(3 * 24 * 60 * 60_000);
  expect(await call('GET', 'dashboard/profile')).toMatchObject({ status: 200 });
});

it('passes a real resource on, logs it, and learns the user from the login', async () => {
  const { call, atom } = createPage(['profile']);
  const body = { email: 'Patient@clinic.test', password: 'Clinic#2026', fingerprint: '', platform: 'web' };
  expect(await call('POST', 'userAuth/login', body)).toMatchObject({ status: 200 });
  expect(apiCalls).toEqual(['userAuth/login']);
  expect(atom.get().login).toEqual({ email: 'patient@clinic.test', role: 'patient', userId: 'patient' });
  const [logged] = mock.log.list();
  expect(logged).toMatchObject({ endpoint: 'login', answeredBy: 'api', status: 200, replyFits: true });
  expect(JSON.stringify(logged)).not.toMatch(/Clinic#2026|refresh-\d/);
});

it('reads a mock’s patient in the place of one of the API, under the API’s id', async () => {
  signInAtApi('physician@clinic.test');
  const { call } = createPage(['shoops']);
  const { data } = await call('GET', 'physician/shoop?patientId=4711&isReady=1');
  const owners = (data as unknown as { userId: string }[]).map(({ userId }) => userId);
  expect(owners.length).toBeGreaterThan(2);
  expect(new Set(owners)).toEqual(new Set(['4711']));
});

it.each([
  [
    ['notes'],
    'POST',
    'physician/notes',
    { note: 'x', patientId: '4711', sendToPationt: false },
    'patientId “4711” is of “patients”, from the real API',
  ],
  [
    ['patients'],
    'POST',
    'physician/notes',
    { note: 'x', patientId: 'complete-patient', sendToPationt: false },
    '“notes” is answered by the real API; patientId “complete-patient” is of “patients”, from the mock',
  ],
  [['patients'], 'GET', 'physician/notes?patientId=complete-patient', undefined, 'from the mock'],
  [
    ['profile'],
    'POST',
    'dashboard/profile',
    { twoFA: true },
    'this changes the sign-in, which is of “accounts”',
  ],
] as const)(
  'refuses with a reason what needs both sides: %j, %s %s',
  async (mocked, method, path, body, reason) => {
    signInAtApi('physician@clinic.test');
    const notesBefore = [api, mock].map(({ store }) => store.tables.notes.length);
    const { status, message } = await createPage(mocked).call(method, path, body);
    expect(status).toBe(400);
    expect(message).toContain(reason);
    expect(message).toContain('Nothing was sent or saved.');
    expect(refusalMessage.get()).toBe(message);
    expect(apiCalls).toEqual([]);
    expect([api, mock].map(({ store }) => store.tables.notes.length)).toEqual(notesBefore);
    expect(mock.log.list()).toMatchObject([{ status: 400, answeredBy: 'mock' }]);
  },
);

it('does not log the password of a call that it refuses', async () => {
  signInAtApi('patient@clinic.test');
  const body = { password: 'Typed#Secret1', confirmPassword: 'Typed#Secret1' };
  expect(await createPage(['profile']).call('POST', 'dashboard/profile', body)).toMatchObject({
    status: 400,
  });
  expect(mock.log.list()).toMatchObject([{ endpoint: 'updatePassword' }]);
  expect(JSON.stringify(mock.log.list())).not.toContain('Typed#Secret1');
});

it('saves a mocked write that needs one side alone', async () => {
  signInAtApi('physician@clinic.test');
  const { call } = createPage(['notes', 'patients']);
  const body = { note: 'Sleeps better', patientId: 'complete-patient', sendToPationt: false };
  expect(await call('POST', 'physician/notes', body)).toMatchObject({ status: 200 });
  expect(mock.store.tables.notes.some(({ note }) => note === 'Sleeps better')).toBe(true);
  expect(apiCalls).toEqual([]);
});

it('lets a fault answer in the place of the API, and loses its answer', async () => {
  signInAtApi('patient@clinic.test');
  const { call } = createPage([]);
  mock.store.addFault({ endpoint: 'readProfile', effect: { kind: 'status', status: 503 }, once: true });
  expect(await call('GET', 'dashboard/profile')).toMatchObject({ status: 503 });
  expect(apiCalls).toEqual([]);
  mock.store.addFault({ endpoint: 'readProfile', effect: { kind: 'lost-answer' }, once: true });
  expect(await call('GET', 'dashboard/profile')).toMatchObject({ status: 0 });
  expect(apiCalls).toEqual(['dashboard/profile']);
});

it('says that the API refuses the token of a mocked sign-in, and does not end the session', async () => {
  const { tokens, user } = signInWithoutPassword(mock.store, 'patient@clinic.test');
  startSession(tokens, 'patient', { ...user, gender: '' });
  const { call } = createPage(['accounts', 'notifications']);
  const { status, message } = await call('GET', 'dashboard/profile', undefined, tokens.accessToken);
  expect(status).toBe(403);
  expect(message).toContain('has refused the mock’s token (401)');
  expect(await call('GET', 'dashboard/notifications', undefined, tokens.accessToken)).toMatchObject({
    status: 200,
  });
});
