import * as v from 'valibot';
import { endpoint, sentId } from '#api/contract/endpoint.ts';
import { ownShoopsPath, recommendedShoopsPath } from './read-paths.ts';
import { sentShoopListSchema } from './shoop-schema.ts';

/** physician §7. Those that were sent to the patient who asks. */
export const listShoops = endpoint({
  method: 'GET',
  path: ownShoopsPath,
  summary: 'List the patient’s own dosing recommendations',
  access: ['patient'],
  reply: sentShoopListSchema,
});

/** physician §7: of those that were sent to the patient who asks, one physician's. */
export const listRecommendedShoops = endpoint({
  method: 'GET',
  path: recommendedShoopsPath,
  summary: 'List what one physician has recommended to the patient',
  access: ['patient'],
  query: v.object({ physicianId: sentId }),
  reply: sentShoopListSchema,
});
