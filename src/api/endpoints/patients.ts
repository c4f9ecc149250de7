import * as v from 'valibot';
import { endpoint, idSchema, optionalText } from '#api/contract/endpoint.ts';

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
