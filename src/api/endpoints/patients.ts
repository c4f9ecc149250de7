import * as v from 'valibot';
import { endpoint, idSchema, optionalText, serverMessage, unread } from '#api/contract/endpoint.ts';
import { patientMessages } from '#domain/patients.ts';
import { readPatient } from './patient-profile.ts';

/** physician §3, §7. */
export const listPatients = endpoint({
  method: 'GET',
  path: 'physician/patients',
  summary: 'List the physician’s patients',
  access: ['physician'],
  reply: v.object({
    patients: v.array(
      v.object({
        id: idSchema,
        profileImage: optionalText,
        fullName: v.string(),
        email: optionalText,
        phone: optionalText,
        primaryDiagnosis: optionalText,
        status: optionalText,
      }),
    ),
    info: v.object({ results: v.number() }),
  }),
});

/** A fresh invitation for somebody who has not signed up yet; the link before it no longer works (physician §2, §7). */
export const resendInvitation = endpoint({
  method: 'POST',
  path: 'physician/patient',
  summary: 'Send a pending patient a new invitation',
  access: ['physician'],
  body: v.object({ patientId: v.string() }),
  reply: unread,
  success: serverMessage,
  errors: { 400: serverMessage },
  makesStale: [listPatients],
});

/** physician §2, §7, §8. */
export const deletePatient = endpoint({
  method: 'DELETE',
  path: 'physician/patients',
  summary: 'Delete one of the physician’s patients',
  access: ['physician'],
  query: v.object({ patientId: v.string() }),
  reply: unread,
  success: patientMessages.deleted,
  errors: { 400: serverMessage },
  makesStale: [listPatients, readPatient],
});
