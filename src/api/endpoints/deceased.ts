import * as v from 'valibot';
import { endpoint, serverMessage, unread } from '#api/contract/endpoint.ts';
import { readPatient } from './patient-profile.ts';
import { listPatients } from './patients.ts';

/** physician §7; unticking sends false with an empty date and cause (decision 45). */
export const saveDeceased = endpoint({
  method: 'POST',
  path: 'physician/patient/deceased',
  summary: 'Mark a patient as deceased, or take that back',
  access: ['physician'],
  body: v.object({
    patientId: v.string(),
    deceased: v.boolean(),
    deceasedDate: v.string(),
    deceasedCause: v.string(),
  }),
  reply: unread,
  success: serverMessage,
  makesStale: [readPatient, listPatients],
});
