import * as v from 'valibot';
import { idSchema, optionalText } from '#api/contract/endpoint.ts';
import { itemByItem } from '#api/contract/item-by-item.ts';
import { flagSchema } from '#api/contract/tolerances.ts';
import type { Shoop, ShoopList } from '#domain/shoops/shoop.ts';

const amount = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty())]),
  v.transform(Number),
  v.finite(),
);
const doseSchema = v.object({
  id: v.optional(idSchema),
  dose: amount,
  doseUnit: optionalText,
  doseTime: optionalText,
  isDeleted: flagSchema,
});

/** A list of objects with a value (physician §3); a plain text is understood, too. */
const terpene = v.pipe(
  v.union([v.string(), v.object({ value: v.string() })]),
  v.transform((entry) => (typeof entry === 'string' ? entry : entry.value)),
);

/** What a physician recommends, whoever it is for: a suggestion has no more (physician §3). */
const recommended = v.object({
  targetCannabinoid: optionalText,
  terpenes: v.nullish(v.array(terpene), []),
  dailyDose: v.nullish(amount, null),
  dailyDoseUnit: optionalText,
  frequency: v.nullish(amount, null),
  frequencyUnit: optionalText,
  ingestionMethod: optionalText,
  note: optionalText,
  adminNotes: optionalText,
  ShoopDoses: v.nullish(v.array(doseSchema)),
  doses: v.nullish(v.array(doseSchema)),
});

/** Doses arrive as `ShoopDoses`, screens know them as `doses` (decision 7); one that was deleted is none. */
function withDoses({ ShoopDoses, doses, ...shoop }: v.InferOutput<typeof recommended>) {
  const rows = (ShoopDoses ?? doses ?? []).filter(({ isDeleted }) => !isDeleted);
  return { ...shoop, doses: rows.map(({ isDeleted: _, ...dose }) => dose) };
}

/** A regimen that is suggested for a patient: it is nobody's yet (physician §4). */
export const suggestionSchema = v.pipe(
  v.object({ ...recommended.entries, id: v.nullish(idSchema) }),
  v.transform(({ id: _, ...suggestion }) => withDoses(suggestion)),
);
export type ShoopSuggestion = v.InferOutput<typeof suggestionSchema>;

const shoopSchema = v.pipe(
  v.object({
    ...recommended.entries,
    id: idSchema,
    userId: v.nullish(idSchema, ''),
    isReady: v.optional(flagSchema),
    createdAt: v.pipe(
      v.string(),
      v.check((moment) => !Number.isNaN(Date.parse(moment))),
    ),
    updatedAt: optionalText,
  }),
  // Where the reply does not say, the call does: drafts are asked for as such.
  v.transform(
    ({ id, userId, isReady = true, createdAt, updatedAt: _, ...rest }): Shoop => ({
      ...{ id, userId, isReady, createdAt },
      ...withDoses(rest),
    }),
  ),
);

/**
 * A list of Shoops, the newest first. One that cannot be read is counted: it takes away no other one, and is not taken
 * for none (decision 63).
 */
export const shoopListSchema = v.pipe(
  v.nullish(itemByItem(shoopSchema), []),
  v.transform(
    ({ items, unreadable }): ShoopList => ({
      shoops: items.sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt)),
      unreadable,
    }),
  ),
);

/** What a patient reads: a Shoop whose `isReady` is false is a draft, whichever call brings it (decision 81). */
export const sentShoopListSchema = v.pipe(
  shoopListSchema,
  v.transform(
    ({ shoops, unreadable }): ShoopList => ({
      shoops: shoops.filter(({ isReady }) => isReady !== false),
      unreadable,
    }),
  ),
);
