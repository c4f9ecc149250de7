import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { demoPassword } from '#mocks/seed/demo/demo-accounts.ts';
import type { MockServer } from '#mocks/server/server.ts';
import { readSnapshot } from '#mocks/store/snapshot.ts';
import { callApi, createTestServer, signInForToken } from '#mocks/testing/test-server.ts';
import type { Act } from '../step.ts';
import { startTestRecording } from '../testing/record-calls.ts';
import { createCapsule } from './create-capsule.ts';

/** Secrets of any form: names, e-mails, telephones, texts, numbers. */
const secret = fc.oneof(
  fc.stringMatching(/^Zq[a-z]{6,9}$/),
  fc.stringMatching(/^zq[a-z]{5}@[a-z]{4}\.org$/),
  fc.stringMatching(/^[2-9]\d{2}7[1-9]\d{5}$/),
  fc.stringMatching(/^zq[a-z]{3} [a-z]{3}zq \d{5}$/),
  fc.stringMatching(/^zq-[A-Z]{3}_\d{3}"<$/),
  fc.stringMatching(/^9[1-9]{8}$/),
);

const field = (name: string) => ({ role: 'textbox', name, index: 0, count: 1 });

/** Adds a step to a recording, or a page that shows texts. */
type Add = ((act: Act) => void) & { view(texts: readonly string[]): void };
/** Places for a secret: each puts it into a server or a recording. */
type Plant = (text: string, server: MockServer, add: Add, index: number) => unknown;
const plants: Record<string, Plant> = {
  'a known field of the store': (text, { store }, _, index) =>
    Object.assign(store.tables.accounts[index % 60] ?? {}, { lastName: text }),
  'an unknown field of the store': (text, { store }, _, index) =>
    Object.assign(store.tables.notes[0] ?? {}, { [`zqExtra${index}`]: { deep: [text] } }),
  'a name of a field': (text, { store }) => Object.assign(store.tables.notes[1] ?? {}, { [text]: true }),
  'a password of the store': (text, { store }, _, index) =>
    Object.assign(store.tables.accounts[index % 61] ?? {}, { password: text }),
  'a token of the store': (text, { store }) =>
    store.tables.sessions.push({
      accountId: 'patient',
      accessToken: `a.${btoa(JSON.stringify({ sub: text }))}.${text}`,
      refreshToken: text,
      refreshExpiresAt: 1,
    }),
  'a recorded reply': (text, { store }) =>
    store.tables.recorded.push({
      accountId: text,
      path: `x/${encodeURIComponent(text)}`,
      data: [text, { [text]: text }],
    }),
  'a text typed into a field': (text, _, add) => add({ kind: 'type', on: field('Anything'), value: text }),
  'a text typed and shown': (text, _, add) => {
    add({ kind: 'type', on: field('First name'), value: text });
    add({ kind: 'click', on: { role: 'link', name: `Open ${text}, please`, index: 0, count: 1 } });
    add({ kind: 'click', on: { role: '', name: '', index: 0, count: 1, selector: `text="${text}"` } });
    add({ kind: 'seen', role: 'alert', text: `Saved ${text}.` });
  },
  'a text typed and seen in the page': (text, _, add) => {
    add({ kind: 'type', on: field('Anything'), value: text });
    add.view([
      text,
      `Hello ${text}, and ${text.toUpperCase()}`,
      `${text.slice(0, -1)}…`,
      [...text].join(' '),
    ]);
  },
  'an address': (text, _, add) =>
    add({
      kind: 'load',
      address: `physician/${encodeURIComponent(text)}/${text}?${encodeURIComponent(text)}=${encodeURIComponent(text)}&nextpath=%2F${encodeURIComponent(text)}`,
    }),
  'an error': (text, _, add) =>
    add({ kind: 'error', message: `TypeError: cannot read ${text} of undefined` }),
  'a command': (text, _, add) => add({ kind: 'command', name: 'happen', args: ['shoop-sent', text] }),
  'a file’s name': (text, _, add) =>
    add({ kind: 'file', on: field('File'), name: `${text}.pdf`, type: text, size: 1 }),
  'an option': (text, _, add) => add({ kind: 'choose', on: field('State'), value: text }),
  'a payload': (text, server) =>
    callApi(server, 'login', {
      body: { email: text, password: text, fingerprint: text, platform: text, [text]: text },
    }),
  'a payload that is not JSON': (text, server) => callApi(server, 'login', { body: `{"email": ${text}` }),
  'a query and a parameter': (text, server) =>
    callApi(server, 'readDocument', {
      token: signInForToken(server, 'patient@clinic.test'),
      params: { id: text },
      query: { [text]: text },
    }),
  'a fault’s answer': async (text, server) => {
    server.store.addFault({
      endpoint: 'listProducts',
      effect: { kind: 'answer', status: 418, body: { error: text, [text]: [text] } },
      once: true,
    });
    await callApi(server, 'listProducts', { token: signInForToken(server, 'patient@clinic.test') });
  },
  'a fault’s message': async (text, server) => {
    server.store.addFault({
      endpoint: 'listObjectives',
      effect: { kind: 'status', status: 400, message: text },
      once: true,
    });
    await callApi(server, 'listObjectives', { token: signInForToken(server, 'patient@clinic.test') });
  },
};

let texts: string[] = [];
beforeAll(() => {
  texts =
    fc.sample(fc.uniqueArray(secret, { minLength: 500, maxLength: 500 }), { numRuns: 1, seed: 17 })[0] ?? [];
});

it('holds none of 500 secrets, wherever they were', async () => {
  const server = await createTestServer();
  const { recording, source, add, addCalls } = await startTestRecording(server);
  const kinds = Object.entries(plants);
  const isOfStore = ([name]: [string, Plant]) =>
    name.includes('the store') || name === 'a name of a field' || name === 'a recorded reply';
  // A secret of the store has to be there before the base, and the others come after it.
  for (const [index, text] of texts.entries()) {
    const [, plant] = kinds[index % kinds.length] ?? [];
    await plant?.(text, server, add, index);
    addCalls();
  }
  const later = await startTestRecording(server);
  const parts = { ...recording.parts.get(), bases: later.source().parts.bases };
  // The calls and steps come after a base that holds all secrets of the store.
  const bases = parts.bases.map((base) => ({ ...base, order: 0 }));
  const har = await createCapsule({ ...source(), parts: { ...parts, bases } }, {});
  const json = decodeURIComponent(JSON.stringify(har).replaceAll(/%(?![0-9A-F]{2})/g, '%25'));
  const plain = (text: string) => JSON.stringify(text).slice(1, -1);
  const leaked = texts.flatMap((text, index) =>
    json.includes(plain(text)) || json.includes(btoa(text))
      ? [`${kinds[index % kinds.length]?.[0]}: ${text}`]
      : [],
  );
  expect(leaked).toEqual([]);
  expect(kinds.filter(isOfStore)).toHaveLength(6);
}, 180_000);

it('holds nothing that follows from a secret, wherever the page shows it', async () => {
  const server = await createTestServer();
  const { source, add } = await startTestRecording(server);
  add({ kind: 'type', on: field('First name'), value: 'Zqjozefien' });
  add({ kind: 'type', on: field('Last name'), value: 'Vanqbroucke' });
  add({ kind: 'type', on: field('Birth date'), value: '03-04-1991' });
  add({ kind: 'type', on: field('Phone'), value: '(971) 733-0155' });
  const derived = [
    ...['ZV', 'Zqjozefien V.', 'Vanqbroucke, Zqjozefien', 'Zqjozefien’s', 'VANQBROUCKE', 'Zqjoze…'],
    ...[
      'March 4, 1991',
      'March-04-1991',
      'Mar 4, 1991',
      '03/04/1991',
      '1991-03-04',
      '35 years',
      'Age: 35',
      '35-year-old',
    ],
    ...['+1 971 733 0155', '971.733.0155', '9717330155', 'ends with 0155', '•••• 0155'],
  ];
  add.view(derived);
  const har = await createCapsule(source(), {});
  const json = JSON.stringify(har.log._clinic.views);
  expect(har.log._clinic.views?.[0]?.lines).toHaveLength(derived.length * 3);
  // The salt is random, so a digest may be any four characters.
  expect(json.replaceAll(/"digest":"[0-9a-f]{4}"/g, '')).not.toMatch(
    /zq|vanq|\bzv\b|1991|march|mar 4|03.04|\b35\b|971|733|0155/i,
  );
});

it('keeps the demo’s own data, and a snapshot that the mock takes', async () => {
  const server = await createTestServer();
  const { source } = await startTestRecording(server);
  const { snapshot } = (await createCapsule(source(), {})).log._clinic;
  expect(readSnapshot(snapshot).tables).toEqual(server.store.snapshot().tables);
});

it('replaces the same by the same, so that a login with a new password still works', async () => {
  const server = await createTestServer();
  const [account] = server.store.tables.accounts.filter(({ role }) => role === 'patient');
  Object.assign(account ?? {}, { email: 'jo@home.org', password: 'Hidden#77', firstName: 'Jozefien' });
  const { source, add, addCalls } = await startTestRecording(server);
  add({ kind: 'type', on: field('Email'), value: ' Jo@home.org' });
  const credentials = { email: 'jo@home.org', password: 'Hidden#77', fingerprint: 'f', platform: 'web' };
  await callApi(server, 'login', { body: credentials });
  addCalls();
  const { entries, _clinic } = (await createCapsule(source(), {})).log;
  const sent = JSON.parse(entries[0]?.request.postData?.text ?? '') as typeof credentials;
  const stored = _clinic.snapshot.tables.accounts.find(({ id }) => id === account?.id);
  expect(sent).toMatchObject({ email: stored?.email, password: stored?.password });
  expect(_clinic.steps).toMatchObject([{ kind: 'type', value: stored?.email }]);
  expect(sent.password).toMatch(/^[A-Z][a-z]{5}[!@#$%^&*]\d\d$/);
  expect(sent.password).not.toBe(demoPassword);
  // The tester's own words stay, but for what was typed into the demo.
  const notes = { expected: 'Jozefien is welcomed', actual: 'jo@home.org is not' };
  const noted = (await createCapsule(source(), notes)).log._clinic;
  expect(noted.expected).toBe(`${stored?.firstName} is welcomed`);
  expect(noted.actual).toBe(`${stored?.email} is not`);
  const reply = JSON.parse(entries[0]?.response.content.text ?? '') as { data: { user: object } };
  expect(reply.data.user).toMatchObject({ firstName: stored?.firstName, email: stored?.email });
});
