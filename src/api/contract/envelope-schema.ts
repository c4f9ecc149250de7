import * as v from 'valibot';
import { strictly } from '#domain/values/strictly.ts';
import type { Tolerances } from '#domain/values/tolerance.ts';
import { optionalLongText } from './reply-fields.ts';
import { numberSchema } from './tolerances.ts';

/** HTTP status. */
const httpStatus = v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(599));

/** Envelope of a reply without its `data`, for the comparison and the API document. */
export const envelopeSchema = v.object({
  status: v.optional(strictly(httpStatus, numberSchema)),
  message: optionalLongText,
});

/** Descriptions for docs/integrating.md. */
export const envelopeTolerances: Tolerances = {
  envelopeSchema: {
    contract: 'an error with `data`',
    values: 'without `data`, without a body',
    meaning: 'an error',
  },
};
