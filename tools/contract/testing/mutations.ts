import type { EndpointName } from '#api/endpoints/endpoints.ts';
import type { Body } from './posing-api.ts';

type Fields = Record<string, unknown>;
const getFirst = (list: unknown) => (list as Fields[])[0] ?? {};

/** Returns a function that sets a field. */
const setField = (field: string, value: unknown) => (target: Fields) =>
  Object.assign(target, { [field]: value });
const renameField = (field: string, name: string) => (target: Fields) => {
  target[name] = target[field];
  delete target[field];
};
const deleteField = (field: string) => (target: Fields) => delete target[field];
/** Returns a mutation that changes `data`, or the part of it that `findTarget` returns. */
const changeData =
  (change: (target: Fields) => unknown, findTarget = (body: unknown) => body as Fields) =>
  (body: Body) => {
    change(findTarget(body.data));
    return body;
  };

/** Mutations of replies: the operation, the change, and the drift that must be reported. */
export const mutations: readonly [EndpointName, (body: Body) => Body | Response, string][] = [
  [
    'login',
    changeData(setField('twoFA', 0), (body) => (body as { user: Fields }).user),
    'data.user.twoFA: true or false / a number',
  ],
  [
    'login',
    changeData(setField('roleId', '3'), (body) => (body as { user: Fields }).user),
    'data.user.roleId: a number / a number in a text',
  ],
  [
    'login',
    changeData(
      (user) => setField('role', { name: String((user.role as Fields).name).toUpperCase() })(user),
      (body) => (body as { user: Fields }).user,
    ),
    'data.user.role.name: "patient" or "physician" or "admin" / a text',
  ],
  ['refresh', (body) => ({ ...body, status: 'OK' as never }), 'status: a number / a text'],
  [
    'listNotifications',
    changeData(setField('isRead', 'no'), (body) =>
      getFirst((body as { notifications: unknown }).notifications),
    ),
    'data.notifications[].isRead: true or false / a text',
  ],
  ['listNotifications', changeData(deleteField('unreadCount')), 'data.unreadCount: to be there / nothing'],
  [
    'listCheckUps',
    changeData(setField('createdAt', '20.11.2026'), getFirst),
    'data[].createdAt: an ISO date and time with its zone / a text like 99.99.9999',
  ],
  [
    'listCheckUps',
    changeData(setField('status', 'fine'), getFirst),
    'data[].status: "worse" or "same" or "better" or "" / a text',
  ],
  [
    'readIntakeStatus',
    changeData(setField('isCompleted', 1), getFirst),
    'data[].isCompleted: true or false / a number',
  ],
  ['listDocuments', changeData(renameField('result', 'results')), 'data.result: to be there / nothing'],
  [
    'readProfile',
    changeData(renameField('firstName', 'first_name')),
    'data.firstName: that name / “first_name”',
  ],
  ['readProfile', changeData(setField('zipCode', 97201)), 'data.zipCode: a text / a number'],
  ['listShoops', changeData(setField('dailyDose', ['2']), getFirst), 'data[].dailyDose: a number / a list'],
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
    changeData((target) => renameField('Diagnose', 'diagnose')(target)),
    'data.Diagnose: that name / “diagnose”',
  ],
  [
    'listNotes',
    changeData(renameField('sendToPationt', 'sendToPatient'), getFirst),
    'data[].sendToPationt: that name / “sendToPatient”',
  ],
  ['readDashboard', changeData(setField('patientsCount', null)), 'data.patientsCount: a number / null'],
  [
    'listPatients',
    changeData(setField('phone', { home: '1' }), (body) =>
      getFirst((body as { patients: unknown }).patients),
    ),
    'data.patients[].phone: a text / an object',
  ],
];
