import * as v from 'valibot';
import { endpoint, idSchema } from './endpoint.ts';

const optionalText = v.nullish(v.string(), '');

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

/** physician §3, §7. The intake records join with the read-only review. */
export const readPatient = endpoint({
  method: 'GET',
  path: 'physician/patient',
  summary: 'Read a patient’s profile',
  access: ['physician'],
  query: v.object({ patientId: v.string() }),
  reply: v.object({
    firstName: optionalText,
    lastName: optionalText,
    dob: optionalText,
    gender: optionalText,
    email: optionalText,
    phone: optionalText,
    homePhone: optionalText,
    profileImage: optionalText,
  }),
});
