import * as v from 'valibot';

/** Date and time with its zone, in ISO format: '2026-11-20T08:00:00.000Z'. */
export const momentSchema = v.pipe(v.string(), v.isoTimestamp());
