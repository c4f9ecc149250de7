import * as v from 'valibot';
import { endpoint, idInput, serverMessage, unreadReply } from '#api/contract/endpoint.ts';
import { calendarDay } from '#domain/questions/answers/wire-fields.ts';
import { line } from '#domain/values/texts.ts';
import { readPatient } from './patient-profile.ts';
import { listPatients } from './patients.ts';

/** See physician §7. Unticking sends false with an empty date and cause (decision 45). */
export const saveDeceased = endpoint({
  method: 'POST',
  path: 'physician/patient/deceased',
  summary: 'Mark a patient as deceased, or take that back',
  access: ['physician'],
  body: v.object({
    patientId: idInput,
    deceased: v.boolean(),
    deceasedDate: calendarDay,
    deceasedCause: line,
  }),
  reply: unreadReply,
  success: serverMessage,
  makesStale: [readPatient, listPatients],
});
