import * as v from 'valibot';
import { endpoint, idSchema, optionalText } from '#api/contract/endpoint.ts';

const amount = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number());

const doseSchema = v.object({
  id: v.optional(idSchema),
  dose: amount,
  doseUnit: optionalText,
  doseTime: optionalText,
});

/** A list of objects with a value (physician §3); a plain text is understood, too. */
const terpene = v.pipe(
  v.union([v.string(), v.object({ value: v.string() })]),
  v.transform((entry) => (typeof entry === 'string' ? entry : entry.value)),
);

const shoopFields = v.object({
  id: idSchema,
  targetCannabinoid: optionalText,
  terpenes: v.nullish(v.array(terpene), []),
  dailyDose: v.nullish(amount),
  dailyDoseUnit: optionalText,
  frequency: v.nullish(amount),
  frequencyUnit: optionalText,
  ingestionMethod: optionalText,
  note: optionalText,
  ShoopDoses: v.nullish(v.array(doseSchema)),
  doses: v.nullish(v.array(doseSchema)),
  adminNotes: optionalText,
  createdAt: v.string(),
});

/** A dosing recommendation (physician §3): doses arrive as `ShoopDoses`, screens know them as `doses` (decision 7). */
const shoopSchema = v.pipe(
  shoopFields,
  v.transform(({ ShoopDoses, doses, ...shoop }) => ({ ...shoop, doses: ShoopDoses ?? doses ?? [] })),
);
export type Shoop = v.InferOutput<typeof shoopSchema>;

/** physician §7. Those that were sent, newest first: in which order they arrive is not documented. */
export const listShoops = endpoint({
  method: 'GET',
  path: 'dashboard/shoops',
  summary: 'List the patient’s own dosing recommendations',
  access: ['patient'],
  reply: v.pipe(
    v.array(shoopSchema),
    v.transform((list) => list.sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))),
  ),
});
