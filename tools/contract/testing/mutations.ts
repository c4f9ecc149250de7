import type { EndpointName } from '#api/endpoints/endpoints.ts';
import type { Body } from './posing.ts';

type Fields = Record<string, unknown>;
const first = (list: unknown) => (list as Fields[])[0] ?? {};
/** Returns a function that sets a field. */
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

/** Mutations of replies: the operation, the change, and the drift that must be reported. */
export const mutations: readonly [EndpointName, (body: Body) => Body | Response, string][] = [
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
