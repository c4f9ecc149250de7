import * as v from 'valibot';
import { documentedAs, endpoint, unreadReply } from '#api/contract/endpoint.ts';
import { optionalWord } from '#api/contract/optional-word.ts';
import { readableList } from '#api/contract/readable-list.ts';
import { optionalLongText } from '#api/contract/reply-fields.ts';
import { choiceSchema } from '#api/contract/tolerances.ts';
import { checkUpFrequency, feelings } from '#domain/check-ups/check-up.ts';
import { ingestionMethods } from '#domain/options/ingestion.ts';
import { momentSchema } from '#domain/values/moments.ts';
import { strictly } from '#domain/values/strictly.ts';
import { line, longText } from '#domain/values/texts.ts';

const yesAndNo = ['yes', 'no'] as const;
const yesOrNo = v.picklist(yesAndNo);
const feelingWords = feelings.map(({ value }) => value);
const feeling = v.picklist(feelingWords);
const methods = ingestionMethods.map(({ value }) => value);
const sharedDefinition = {
  path: 'dashboard/healthCheckUp',
  /** Any other status has no toast, except for 500 (accounts §8, decisions 37, 38). */
  errors: { 400: 'Please Check your Service Provider' },
} as const;

const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const frequency = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(checkUpFrequency.min),
  v.maxValue(checkUpFrequency.max),
);

/** Number, also in a text; a text without a number becomes null. */
const lenientNumber = v.pipe(
  v.nullish(v.union([v.number(), v.string()]), null),
  v.transform((value) => (value === null || value === '' ? null : Number(value))),
  v.transform((value) => (Number.isFinite(value) ? value : null)),
);
const productName = strictly(line, v.string());
/** Name of a product, or an item of the list of products (decision 8). */
const listedProduct = v.pipe(
  v.nullish(v.union([productName, v.object({ name: productName })]), ''),
  v.transform((value) => (typeof value === 'string' ? value : value.name)),
);
/** Doses of a listed check-up; every part may be missing. */
const listedDoses = v.nullish(
  v.array(
    v.object({
      amount: strictly(v.nullish(amount, null), lenientNumber),
      frequency: strictly(v.nullish(frequency, null), lenientNumber),
      ingestionMethod: optionalWord(methods),
      product: listedProduct,
    }),
  ),
);
const listedFeeling = v.nullish(v.union([choiceSchema(feelingWords), v.literal('')]), '');

const listedCheckUp = v.pipe(
  v.object({
    createdAt: momentSchema,
    cannabisToday: choiceSchema(yesAndNo),
    status: listedFeeling,
    comment: optionalLongText,
    objective: v.nullish(v.record(v.string(), listedFeeling), {}),
    // Sent as `canabiesDose`, listed as `CannabisDoses` (decisions 4, 8).
    canabiesDose: listedDoses,
    CannabisDoses: listedDoses,
  }),
  v.transform(({ canabiesDose, CannabisDoses, ...rest }) => ({
    ...rest,
    doses: CannabisDoses ?? canabiesDose ?? [],
  })),
);

/** Check-ups of the current user or a physician's patient, newest first (accounts §2.15, §7). */
export const listCheckUps = endpoint({
  ...sharedDefinition,
  method: 'GET',
  summary: 'List the daily check-ups',
  access: ['patient', 'physician'],
  onBehalf: true,
  reply: v.pipe(
    readableList(listedCheckUp),
    v.transform(({ items, unreadable }) => ({
      checkUps: items.sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt)),
      unreadable,
    })),
  ),
});

const anyRatings = v.record(v.string(), feeling);
/** Ratings by objective. The record schema alone would accept a list as an empty map. */
const ratings = v.pipe(
  v.custom<v.InferInput<typeof anyRatings>>((sent) => !Array.isArray(sent)),
  documentedAs(anyRatings),
  anyRatings,
);

/** See accounts §2.14, §5, §7. */
export const createCheckUp = endpoint({
  ...sharedDefinition,
  method: 'POST',
  summary: 'Log a daily check-up',
  access: ['patient'],
  body: v.object({
    cannabisToday: yesOrNo,
    status: v.union([feeling, v.literal('')]),
    canabiesDose: v.array(
      v.object({
        amount: v.nullable(amount),
        frequency: v.nullable(frequency),
        ingestionMethod: v.picklist(['', ...methods]),
        product: line,
      }),
    ),
    comment: longText,
    objective: ratings,
  }),
  reply: unreadReply,
  makesStale: [listCheckUps],
  repeatable: false,
});

export type CheckUpBody = v.InferOutput<typeof createCheckUp.body>;
