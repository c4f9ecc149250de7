import type { IdSource } from '#api/contract/openapi-parts.ts';
import type { EndpointName } from './endpoints.ts';

/* Values of replies that other calls take. Only tests use them: the app bundles none. */

/** Returns the expression of a field in a reply's `data`. */
const inReply = (pointer: string) => `$response.body#/data/${pointer}`;

const patientIds = ['patientId', 'userId'].map((as): IdSource => ({ as, value: inReply('patients/0/id') }));
/**
 * Sources of the values that calls take, by the call that has them. The links of the API document
 * lead from it to each call that takes them under that name.
 */
export const linkSources: { readonly [Name in EndpointName]?: readonly IdSource[] } = {
  login: [
    { as: 'token', value: inReply('tokens/accessToken') },
    { as: 'refreshToken', value: inReply('tokens/refreshToken') },
  ],
  refresh: [{ as: 'refreshToken', value: inReply('refreshToken') }],
  listPatients: [...patientIds, { as: 'isReady', value: 'false' }],
  listPhysicians: [{ as: 'physicianId', value: inReply('0/id'), below: 'dashboard/addPhysiction' }],
  listLinkedPhysicians: [
    { as: 'id', value: inReply('0/id'), below: 'dashboard/physician' },
    { as: 'physicianId', value: inReply('0/id'), below: 'dashboard/physician' },
    { as: 'physicianId', value: inReply('0/id'), below: 'dashboard/shoopByPhysician' },
  ],
  listDocuments: [{ as: 'id', value: inReply('result/0/id'), below: 'intake/documents' }],
  readDocument: [{ as: 'id', value: inReply('id'), below: 'intake/documents' }],
  listNotifications: [{ as: 'id', value: inReply('notifications/0/id'), below: 'dashboard/notifications' }],
  createShoops: [
    { as: 'patientId', value: '$request.body#/shoop/0/userId', below: 'physician/shoop' },
    { as: 'isReady', value: 'false' },
  ],
  listPatientShoops: [{ as: 'shoopId', value: inReply('0/id') }],
};
