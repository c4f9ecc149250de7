import * as v from 'valibot';
import { optionalWord } from '#api/contract/optional-word.ts';
import { readableList } from '#api/contract/readable-list.ts';
import { idSchema, optionalLongText, optionalMoment } from '#api/contract/reply-fields.ts';
import { flagSchema, numberSchema } from '#api/contract/tolerances.ts';
import { ingestionMethods } from '#domain/options/ingestion.ts';
import { listedValues } from '#domain/questions/option.ts';
import { cannabinoids } from '#domain/shoops/medicine/cannabinoids.ts';
import { doseTimes, doseUnits, frequencyUnits, terpeneOptions } from '#domain/shoops/medicine/options.ts';
import { amountSchema, frequencySchema } from '#domain/shoops/medicine/wire-amounts.ts';
import type { Shoop, ShoopList } from '#domain/shoops/shoop.ts';
import { listedWord } from '#domain/values/known-words.ts';
import { momentSchema } from '#domain/values/moments.ts';
import { strictly } from '#domain/values/strictly.ts';

const unit = optionalWord(listedValues(doseUnits));

const doseSchema = v.object({
  id: v.optional(idSchema),
  dose: strictly(amountSchema, numberSchema),
  doseUnit: unit,
  doseTime: optionalWord(listedValues(doseTimes)),
  isDeleted: flagSchema,
});

const terpeneName = listedWord(v.string(), listedValues(terpeneOptions), []);
/** Object with a value (physician §3); also a plain text. */
const terpene = v.pipe(
  v.union([terpeneName, v.object({ value: terpeneName })]),
  v.transform((entry) => (typeof entry === 'string' ? entry : entry.value)),
);

/** Recommendation without a recipient; a suggestion has no further fields (physician §3). */
const recommendedFields = v.object({
  targetCannabinoid: optionalWord(listedValues(cannabinoids)),
  terpenes: v.nullish(v.array(terpene), []),
  dailyDose: v.nullish(strictly(amountSchema, numberSchema), null),
  dailyDoseUnit: unit,
  frequency: v.nullish(strictly(frequencySchema, numberSchema), null),
  frequencyUnit: optionalWord(listedValues(frequencyUnits)),
  ingestionMethod: optionalWord(listedValues(ingestionMethods)),
  note: optionalLongText,
  adminNotes: optionalLongText,
  ShoopDoses: v.nullish(v.array(doseSchema)),
  doses: v.nullish(v.array(doseSchema)),
});

/** Renames `ShoopDoses` to `doses` (decision 7) and leaves out deleted doses. */
function withDoses({ ShoopDoses, doses, ...shoop }: v.InferOutput<typeof recommendedFields>) {
  const rows = (ShoopDoses ?? doses ?? []).filter(({ isDeleted }) => !isDeleted);
  return { ...shoop, doses: rows.map(({ isDeleted: _, ...dose }) => dose) };
}

/** Regimen that is suggested for a patient; it has no id yet (physician §4). */
export const suggestionSchema = v.pipe(
  v.object({ ...recommendedFields.entries, id: v.nullish(idSchema) }),
  // An id that a server sends all the same would not be that of the new Shoop.
  v.transform(({ id: _, ...suggestion }) => withDoses(suggestion)),
);
export type ShoopSuggestion = v.InferOutput<typeof suggestionSchema>;

const shoopSchema = v.pipe(
  v.object({
    ...recommendedFields.entries,
    id: idSchema,
    userId: v.nullish(idSchema, ''),
    isReady: v.optional(flagSchema),
    createdAt: strictly(
      momentSchema,
      v.pipe(
        v.string(),
        v.check((moment) => !Number.isNaN(Date.parse(moment))),
      ),
    ),
    // Documented, but shown nowhere.
    updatedAt: optionalMoment,
  }),
  // Without a flag the Shoop counts as sent: a call for drafts knows that it lists drafts.
  v.transform(
    ({ id, userId, isReady = true, createdAt, updatedAt: _, ...rest }): Shoop => ({
      id,
      userId,
      isReady,
      createdAt,
      ...withDoses(rest),
    }),
  ),
);

/** List of Shoops, newest first. An unreadable Shoop is left out and counted (decision 63). */
export const shoopListSchema = v.pipe(
  readableList(shoopSchema),
  v.transform(
    ({ items, unreadable }): ShoopList => ({
      shoops: items.sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt)),
      unreadable,
    }),
  ),
);

/** Shoops for a patient: a Shoop whose `isReady` is false is a draft and left out (decision 81). */
export const sentShoopListSchema = v.pipe(
  shoopListSchema,
  v.transform(
    ({ shoops, unreadable }): ShoopList => ({
      shoops: shoops.filter(({ isReady }) => isReady !== false),
      unreadable,
    }),
  ),
);
