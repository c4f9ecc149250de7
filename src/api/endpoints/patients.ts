import * as v from 'valibot';
import { endpoint, idInput, serverMessage, unreadReply } from '#api/contract/endpoint.ts';
import { readableList } from '#api/contract/readable-list.ts';
import {
  countSchema,
  idSchema,
  optionalEmail,
  optionalLine,
  optionalPhone,
  optionalUrl,
} from '#api/contract/reply-fields.ts';
import { knownStatuses } from '#domain/patient-status.ts';
import { patientMessages } from '#domain/patients.ts';
import { withKnownWords } from '#domain/values/known-words.ts';
import { readDashboard } from './physician-dashboard.ts';
import { patientPath } from './read-paths.ts';

const rowSchema = v.object({
  id: idSchema,
  profileImage: optionalUrl,
  fullName: optionalLine,
  email: optionalEmail,
  phone: optionalPhone,
  primaryDiagnosis: optionalLine,
  // Only a known status is read in other letters: the others are not documented (decision 71).
  status: withKnownWords(optionalLine, knownStatuses),
});

/** See physician §3, §7. */
export const listPatients = endpoint({
  method: 'GET',
  path: 'physician/patients',
  summary: 'List the physician’s patients',
  access: ['physician'],
  reply: v.pipe(
    v.object({
      patients: readableList(rowSchema),
      info: v.nullish(v.object({ results: countSchema })),
    }),
    // Without a total, the rows are counted.
    v.transform(({ patients: { items, unreadable }, info }) => ({
      patients: items,
      unreadable,
      info: info ?? { results: items.length + unreadable },
    })),
  ),
});

/** Sends a pending patient a new invitation; the earlier link expires (physician §2, §7). */
export const resendInvitation = endpoint({
  method: 'POST',
  path: 'physician/patient',
  summary: 'Send a pending patient a new invitation',
  access: ['physician'],
  body: v.object({ patientId: idInput }),
  reply: unreadReply,
  success: serverMessage,
  errors: { 400: serverMessage },
  makesStale: [listPatients],
});

/** See physician §2, §7, §8. */
export const deletePatient = endpoint({
  method: 'DELETE',
  path: 'physician/patients',
  summary: 'Delete one of the physician’s patients',
  access: ['physician'],
  query: v.object({ patientId: idInput }),
  reply: unreadReply,
  success: patientMessages.deleted,
  errors: { 400: serverMessage },
  makesStale: [listPatients, { path: patientPath }, readDashboard],
});
