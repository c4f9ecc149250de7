import * as v from 'valibot';
import { endpoint, idInput } from '#api/contract/endpoint.ts';
import { ownShoopsPath, recommendedShoopsPath } from './read-paths.ts';
import { sentShoopListSchema } from './shoop-schema.ts';

/** Lists the Shoops that were sent to the current patient (physician §7). */
export const listShoops = endpoint({
  method: 'GET',
  path: ownShoopsPath,
  summary: 'List the patient’s own dosing recommendations',
  access: ['patient'],
  reply: sentShoopListSchema,
});

/** Lists the Shoops that one physician sent to the current patient (physician §7). */
export const listRecommendedShoops = endpoint({
  method: 'GET',
  path: recommendedShoopsPath,
  summary: 'List what one physician has recommended to the patient',
  access: ['patient'],
  query: v.object({ physicianId: idInput }),
  reply: sentShoopListSchema,
});
