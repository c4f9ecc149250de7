import * as v from 'valibot';
import { endpoint } from '#api/contract/endpoint.ts';
import { countOrNone, mostItems, readableList, tallyOf, tallySchema } from '#api/contract/readable-list.ts';
import { countSchema, nameSchema } from '#api/contract/reply-fields.ts';
import { strictly } from '#domain/values/strictly.ts';
import { line } from '#domain/values/texts.ts';

/** Product as a name, or with its count: the documents say only "list". */
const productSchema = v.pipe(
  v.union([nameSchema, v.object({ name: nameSchema, count: v.nullish(countSchema) })]),
  v.transform((product) => (typeof product === 'string' ? { name: product, count: null } : product)),
  v.transform(({ name, count }) => ({ name, count: count ?? null })),
);

const monthNumber = strictly(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)), v.number());
/** Month in any format that the server uses (registration-months.ts). */
const monthSchema = v.object({
  month: v.pipe(v.union([strictly(line, v.string()), monthNumber]), v.transform(String)),
  count: countSchema,
});

const noItems = { items: [], unreadable: 0 };

/** See physician §3, §7. Screens get lists, largest count first (decision 8). */
export const readDashboard = endpoint({
  method: 'GET',
  path: 'physician/dashboard',
  summary: 'Read the figures of the physician’s patients',
  access: ['physician'],
  reply: v.pipe(
    v.object({
      patientsCount: countSchema,
      // Misspelt in the contract (decision 4).
      top_dignose: tallySchema,
      genderStats: v.nullish(
        v.object({
          male: countOrNone,
          female: countOrNone,
          other: countOrNone,
          declineToAnswer: countOrNone,
          notAnswered: countOrNone,
        }),
      ),
      reg: v.nullish(readableList(monthSchema, mostItems.months)),
      objectives: tallySchema,
      top_products: v.nullish(readableList(productSchema, mostItems.shared)),
    }),
    v.transform(({ patientsCount, top_dignose, genderStats, reg, objectives, top_products }) => {
      const genders = tallyOf(genderStats ?? {});
      const registrations = reg ?? noItems;
      const products = top_products ?? noItems;
      return {
        patientsCount,
        diagnoses: top_dignose.items,
        genders: genders.items,
        registrations: registrations.items,
        objectives: objectives.items,
        products: products.items,
        /** Numbers of entries of each list that could not be read. */
        unreadable: {
          diagnoses: top_dignose.unreadable,
          genders: genders.unreadable,
          registrations: registrations.unreadable,
          objectives: objectives.unreadable,
          products: products.unreadable,
        },
      };
    }),
  ),
});

/** Figures on a physician's patients. */
export type Figures = v.InferOutput<typeof readDashboard.reply>;
