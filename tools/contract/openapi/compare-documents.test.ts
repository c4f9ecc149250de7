import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Json } from '#api/contract/wire-schema.ts';
import { apiDocumentPath, readsPath } from '../api-document.ts';
import { compareDocuments } from './compare-documents.ts';
import { downConvert } from './testing/down-convert.ts';

// biome-ignore lint/suspicious/noExplicitAny: JSON documents of any depth
type AnyDocument = any;
const parse = (path: string): AnyDocument => JSON.parse(readFileSync(path, 'utf8'));
const [ours, reads]: [AnyDocument, AnyDocument] = [parse(apiDocumentPath), parse(readsPath)];

/** Compares a changed copy of our document with ours. */
function compareChanged(change: (document: AnyDocument) => unknown) {
  const theirs = structuredClone(ours);
  change(theirs);
  return compareDocuments({ ours, reads, theirs });
}

/** Lists the differences of a comparison as lines. */
const linesOf = ({ operations }: ReturnType<typeof compareDocuments>) =>
  operations.flatMap(({ name, verdict, likeliest, differences }) => [
    ...(verdict === 'missing' ? [`${name} missing: ${likeliest}`] : []),
    ...differences.map(
      (one) => `${name} ${one.side} ${one.path} ${one.kind}: ${one.ours} / ${one.theirs} (${one.effect})`,
    ),
  ]);

it('finds nothing in our own document, nor in the same in OpenAPI 3.0', () => {
  const own = compareDocuments({ ours, reads, theirs: ours });
  expect(linesOf(own)).toEqual([]);
  expect(own.operations.length).toBeGreaterThan(80);
  const older = compareDocuments({ ours, reads, theirs: downConvert(ours) as Json });
  // A list whose places differ cannot be said in OpenAPI 3.0.
  const names = linesOf(older).map((line) => line.split(' ')[0]);
  expect([...new Set(names)]).toEqual(['listSpecializations', 'readFamilyHistory']);
});

it('names the prefix of the paths and the base', () => {
  const { prefix, base, operations } = compareChanged((document) => {
    document.servers = [{ url: 'https://api.example.com/clinic/' }];
    document.paths = Object.fromEntries(
      Object.entries(document.paths).map(([path, item]) => [`/api/v1${path}`, item]),
    );
  });
  expect({ prefix, base }).toEqual({ prefix: '/api/v1', base: 'https://api.example.com/clinic/api/v1/' });
  expect(operations.filter(({ verdict }) => verdict !== 'fits')).toEqual([]);
});

const schemasOf = (document: AnyDocument) => document.components.schemas;
const renameKey = (fields: AnyDocument, name: string, as: string) => {
  fields[as] = fields[name];
  delete fields[name];
};
const dataOf = (operation: AnyDocument) =>
  operation.responses[200].content['application/json'].schema.properties.data;

it.each<[string, (document: AnyDocument) => unknown, string[]]>([
  [
    'another path',
    ({ paths }) => renameKey(paths, '/intake/pationInfo', '/intake/patientInfo'),
    [
      'readPatientInformation missing: GET /intake/patientInfo',
      'savePatientInformation missing: POST /intake/patientInfo',
    ],
  ],
  [
    'another method',
    ({ paths }) => renameKey(paths['/userAuth/refresh'], 'put', 'patch'),
    ['refresh missing: PATCH /userAuth/refresh'],
  ],
  [
    'a stricter text',
    (document) => {
      schemasOf(document).SaveSummaryBody.properties.note.maxLength = 100;
    },
    ['saveSummary request note limit: at most 10000 characters / at most 100 characters (breaks)'],
  ],
  [
    'a required field that is never sent',
    (document) => schemasOf(document).LoginBody.required.push('tenant'),
    ['login request tenant missing: nothing / to be there (breaks)'],
  ],
  [
    'a field that is not known',
    (document) => delete schemasOf(document).SaveSummaryBody.properties.userId,
    ['saveSummary request userId ignored: a field / no such field (breaks)'],
  ],
  [
    'an option that is not accepted',
    (document) => {
      schemasOf(document).LoginBody.properties.platform = { enum: ['ios', 'android'] };
    },
    ['login request platform values: "web" / one of "ios", "android" (breaks)'],
  ],
  [
    'a corrected name',
    (document) => renameKey(schemasOf(document).Note.properties, 'sendToPationt', 'sendToPatient'),
    ['listSharedNotes', 'listNotes'].map(
      (name) => `${name} reply data[].sendToPationt renamed: “sendToPationt” / “sendToPatient” (breaks)`,
    ),
  ],
  [
    'a parameter of another name',
    ({ paths }) => {
      paths['/physician/patient'].get.parameters[0].name = 'patient_id';
    },
    ['readPatient request ?patient_id renamed: “patientId” / “patient_id” (breaks)'],
  ],
  [
    'a number in a text',
    (document) => {
      schemasOf(document).User.properties.roleId = { type: 'string', pattern: '^[0-9]+$' };
    },
    ['login reply data.user.roleId type: a number / a text (unsure)'],
  ],
  [
    'a flag as a number',
    (document) => {
      schemasOf(document).User.properties.twoFA = { type: 'integer', enum: [0, 1] };
    },
    ['login reply data.user.twoFA type: true or false / a number (lived with)'],
  ],
  [
    'null where a list must be',
    ({ paths }) => {
      const reply = paths['/physician/notes'].get.responses[200].content['application/json'].schema;
      reply.properties.data = { anyOf: [reply.properties.data, { type: 'null' }] };
    },
    ['listNotes reply data null: a list / null (breaks)'],
  ],
  [
    'a text that the app leaves out',
    (document) => {
      schemasOf(document).Notification.properties.link = { type: ['string', 'null', 'integer'] };
    },
    [
      'listNotifications reply data.notifications[].link limit: a text that fits ^[^\\s"<>\\\\^`{|}]*$ / any text (lived with)',
      'listNotifications reply data.notifications[].link type: a text or null / a number (lived with)',
    ],
  ],
  [
    'a list instead of an object',
    ({ paths }) => {
      dataOf(paths['/physician/dashboard'].get).properties = undefined;
      dataOf(paths['/physician/dashboard'].get).type = 'array';
    },
    ['readDashboard reply data type: an object / a list (breaks)'],
  ],
  [
    'data in another field',
    ({ paths }) =>
      renameKey(
        paths['/physician/notes'].get.responses[200].content['application/json'].schema.properties,
        'data',
        'result',
      ),
    ['listNotes reply data missing: to be there / perhaps it in “result” (breaks)'],
  ],
  [
    'no envelope',
    ({ paths }) => {
      const content = paths['/physician/patient'].get.responses[200].content['application/json'];
      content.schema = content.schema.properties.data;
    },
    [
      'readPatient reply data missing: to be there / perhaps it without an envelope (breaks)',
      'readPatient reply status missing: a field that may be there / nothing (lived with)',
      'readPatient reply message missing: a field that may be there / nothing (lived with)',
    ],
  ],
  [
    'no required fields',
    (document) => delete schemasOf(document).Tokens.required,
    ['login', 'refresh'].flatMap((name) =>
      ['accessToken', 'refreshToken'].map((token) => {
        const path = name === 'login' ? `data.tokens.${token}` : `data.${token}`;
        return `${name} reply ${path} optional: to be there / perhaps nothing (unsure)`;
      }),
    ),
  ],
  [
    'no body',
    ({ paths }) => {
      paths['/intake/summary'].post.responses = { 204: { description: 'Saved.' } };
      paths['/intake/summary'].get.responses = { 204: { description: 'None.' } };
    },
    [
      'readSummary reply  status: status 200 / status 204 (lived with)',
      'readSummary reply  missing: a body / status 204 without a body (breaks)',
      'saveSummary reply  status: status 200 / status 204 (lived with)',
      'saveSummary reply  missing: a body / status 204 without a body (lived with)',
    ],
  ],
  [
    'a key instead of a token',
    (document) => {
      document.components.securitySchemes.key = { type: 'apiKey', in: 'header', name: 'X-Key' };
      document.paths['/dashboard/products'].get.security = [{ key: [] }];
    },
    ['listProducts request Authorization type: a bearer token / key (breaks)'],
  ],
  [
    'composition, references and further fields',
    (document) => {
      const { Note, Base } = schemasOf(document);
      schemasOf(document).Base = { type: 'object', properties: { id: { type: 'integer' } }, ...Base };
      schemasOf(document).Note = { allOf: [{ $ref: '#/components/schemas/Base' }, Note] };
    },
    [],
  ],
  [
    'dates in another format',
    (document) => {
      schemasOf(document).Patient.properties.dob = { type: 'string', format: 'date' };
    },
    [
      'readPatient reply data.dob limit: a text that fits ^((0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])-[1-9]\\d{3})?$ / a text in the format date (lived with)',
    ],
  ],
])('names %s', (_, change, expected) => {
  expect(linesOf(compareChanged(change))).toEqual(expected);
});
