import { expect, it } from 'vitest';
import type { Endpoint } from '#api/contract/endpoint.ts';
import type { EndpointName } from '#api/endpoints/endpoints.ts';
import { endpointNames, endpoints } from '#api/endpoints/endpoints.ts';
import { createTestServer } from '#mocks/testing.ts';
import { countOf } from '#radar/report.ts';
import { wanted } from './reads.ts';
import { type Alter, type Body, posing, radarOf } from './testing.ts';

const patient = 'complete.patient@clinic.test';
const physician = 'physician@clinic.test';
const people = [patient, physician];

/** The same reply from another server: its own ids, its keys in another order, and more of them. */
function otherwise(node: unknown, key = ''): unknown {
  if (Array.isArray(node)) return node.map((item) => otherwise(item));
  if (typeof node === 'string' && key === 'id') return node;
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([name, value]) => [name, otherwise(value, name)]);
  const isMap = entries.every(
    ([, value]) => typeof value === 'number' || ['worse', 'same', 'better', ''].includes(String(value)),
  );
  return Object.fromEntries(
    isMap ? entries : [['_links', { self: '/x' }], ...entries.reverse(), ['revision', 7]],
  );
}

it.each(people)('gives no false alarm on good traffic of %s', async (email) => {
  const { report, drifting } = await radarOf(posing(await createTestServer()), email);
  expect(drifting).toEqual([]);
  expect(report.operations.filter(({ verdict }) => verdict === 'unreachable')).toEqual([]);
  expect(countOf(report, 'fits')).toBeGreaterThan(20);
  expect(report.strangers).toEqual([]);
});

it.each(people)('nor on keys in another order and fields of its own, for %s', async (email) => {
  const alter: Alter = (_, body) => otherwise(body) as Body;
  expect((await radarOf(posing(await createTestServer(), alter), email)).drifting).toEqual([]);
});

type Fields = Record<string, unknown>;
const first = (list: unknown) => (list as Fields[])[0] ?? {};
/** Changes one field of what a reply holds. */
const set = (field: string, value: unknown) => (target: Fields) => Object.assign(target, { [field]: value });
const rename = (field: string, name: string) => (target: Fields) => {
  target[name] = target[field];
  delete target[field];
};
const drop = (field: string) => (target: Fields) => delete target[field];
const data =
  (change: (target: Fields) => unknown, within = (body: unknown) => body as Fields) =>
  (body: Body) => {
    change(within(body.data));
    return body;
  };

/** What each mutation changes, and what must be reported of it. */
const mutations: [EndpointName, (body: Body) => Body | Response, string][] = [
  [
    'login',
    data(set('twoFA', 0), (body) => (body as { user: Fields }).user),
    'data.user.twoFA: true or false / a number',
  ],
  [
    'login',
    data(set('roleId', '3'), (body) => (body as { user: Fields }).user),
    'data.user.roleId: a number / a number in a text',
  ],
  [
    'login',
    data(
      (user) => set('role', { name: String((user.role as Fields).name).toUpperCase() })(user),
      (body) => (body as { user: Fields }).user,
    ),
    'data.user.role.name: "patient" or "physician" or "admin" / a text',
  ],
  ['refresh', data(set('expiresIn', 1)), ''],
  ['refresh', (body) => ({ ...body, status: 'OK' as never }), 'status: a number / a text'],
  [
    'listNotifications',
    data(set('isRead', 'no'), (body) => first((body as { notifications: unknown }).notifications)),
    'data.notifications[].isRead: true or false / a text',
  ],
  ['listNotifications', data(drop('unreadCount')), 'data.unreadCount: to be there / nothing'],
  [
    'listCheckUps',
    data(set('createdAt', '20.11.2026'), first),
    'data[].createdAt: an ISO date and time / a text like 99.99.9999',
  ],
  [
    'listCheckUps',
    data(set('status', 'fine'), first),
    'data[].status: "worse" or "same" or "better" or "" / a text',
  ],
  ['readIntakeStatus', data(set('isCompleted', 1), first), 'data[].isCompleted: true or false / a number'],
  ['readContacts', data(set('firstNameOfContact', 1)), ''],
  ['listDocuments', data(rename('result', 'results')), 'data.result: to be there / nothing'],
  ['readProfile', data(rename('firstName', 'first_name')), 'data.firstName: that name / “first_name”'],
  ['readProfile', data(set('zipCode', 97201)), 'data.zipCode: a text / a number'],
  ['listShoops', data(set('dailyDose', ['2']), first), 'data[].dailyDose: a number or a text / a list'],
  ['listObjectives', (body) => ({ ...body, data: { list: body.data } }), 'data: a list / an object'],
  ['listProducts', (body) => Response.json(body, { status: 203 }), ': a documented status'],
  [
    'searchDiagnoses',
    (body) => new Response(JSON.stringify(body), { headers: { 'Content-Type': 'text/html' } }),
    ': the type application/json / text/html',
  ],
  [
    'listPhysicians',
    () => new Response('', { headers: { 'Content-Type': 'application/json' } }),
    'data: a list / nothing',
  ],
  [
    'listLinkedPhysicians',
    (body) => ({ ...body, message: { en: 'OK' } as never }),
    'message: a text / an object',
  ],
  [
    'readPatient',
    data((target) => rename('Diagnose', 'diagnose')(target)),
    'data.Diagnose: that name / “diagnose”',
  ],
  [
    'listNotes',
    data(rename('sendToPationt', 'sendToPatient'), first),
    'data[].sendToPationt: that name / “sendToPatient”',
  ],
  ['readDashboard', data(set('patientsCount', null)), 'data.patientsCount: a number / null'],
  [
    'listPatients',
    data(set('phone', { home: '1' }), (body) => first((body as { patients: unknown }).patients)),
    'data.patients[].phone: a text / an object',
  ],
];
const telling = mutations.filter(([, , said]) => said !== '');

it('has twenty fields to find, and more', () => expect(telling.length).toBeGreaterThanOrEqual(20));

it('reports each of the mutated fields, and nothing else', async () => {
  const alter: Alter = (name, body) =>
    mutations
      .filter(([meant]) => meant === name)
      .reduce<Body | Response>(
        (sofar, [, mutate]) => (sofar instanceof Response ? sofar : mutate(sofar)),
        body,
      );
  const found = new Set<string>();
  for (const email of people) {
    const { drifting } = await radarOf(posing(await createTestServer(), alter), email, {
      patient: 'complete-patient',
    });
    for (const drift of drifting) found.add(drift);
  }
  const missed = telling.filter(
    ([name, , said]) => ![...found].some((drift) => drift.startsWith(name) && drift.includes(` ${said}`)),
  );
  expect(missed).toEqual([]);
  expect([...found]).toHaveLength(telling.length);
});

it('says nothing of anybody: no value of a reply is in a report', async () => {
  const alter: Alter = (name, body) =>
    name === 'readProfile'
      ? {
          ...body,
          data: { ...(body.data as object), email: ['ruth@secret.test'], phone: { x: '2065550101' } },
        }
      : body;
  const { report } = await radarOf(posing(await createTestServer(), alter), patient);
  expect(countOf(report, 'drifts')).toBe(1);
  expect(JSON.stringify(report)).not.toMatch(/secret|2065550101|Okafor/);
});

it('tells what is not there, what does not answer, and what was not tried', async () => {
  const alter: Alter = (name, body) =>
    name === 'listProducts'
      ? Response.json({ status: 404, message: 'No' }, { status: 404 })
      : name === 'listNotifications'
        ? Response.error()
        : body;
  const { report } = await radarOf(posing(await createTestServer(), alter), patient);
  const of = (wantedName: string) => report.operations.find(({ name }) => name === wantedName);
  expect(of('listProducts')).toMatchObject({ verdict: 'unreachable', note: 'answered 404' });
  expect(of('listNotifications')).toMatchObject({ verdict: 'unreachable', note: 'no answer' });
  expect(of('readDashboard')).toMatchObject({ verdict: 'not tried', note: 'not for a patient' });
  expect(of('createNote')).toMatchObject({ verdict: 'not tried', note: 'it writes' });
});

it('reads alone unless it is told to write', async () => {
  const server = await createTestServer();
  await radarOf(posing(server), patient);
  const calls = server.log.list().filter(({ method }) => method !== 'GET');
  expect(calls.map(({ endpoint }) => endpoint).toSorted()).toEqual(['login', 'logout', 'refresh']);
});

it.each([
  [patient, 'complete-patient'],
  [physician, 'complete-patient'],
])('puts back what it has written as %s', async (email, id) => {
  const server = await createTestServer();
  const stored = () => {
    const { intakeRecords, documents, checkUps, notes, shoops } = server.store.tables;
    const inOrder = intakeRecords.toSorted((a, b) => (a.userId + a.module < b.userId + b.module ? -1 : 1));
    return structuredClone({ intakeRecords: inOrder, documents, checkUps, notes, shoops });
  };
  const before = stored();
  const { report, drifting } = await radarOf(posing(server), email, { patient: id, write: true });
  expect(drifting).toEqual([]);
  expect(stored()).toEqual(before);
  const of = (wantedName: string) => report.operations.find(({ name }) => name === wantedName);
  for (const name of ['saveContacts', 'saveSummary', 'createDocument', 'updateDocument', 'deleteDocument'])
    expect(of(name), name).toMatchObject({ verdict: 'fits', note: '' });
});

it('knows what to ask every read with', () => {
  const takes = ({ method, query, path }: Endpoint) =>
    method === 'GET' && (query !== undefined || path.includes('{'));
  expect(Object.keys(wanted).toSorted()).toEqual(
    endpointNames.filter((name) => takes(endpoints[name])).toSorted(),
  );
});
