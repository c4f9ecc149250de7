import * as v from 'valibot';

/** Stands for an item that was not understood, until it is taken out. */
const leftOut = Symbol('left out');

/** One bad item must not take away all the others; who builds the server sees which it was (decision 63). */
const orLeftOut = <Item extends v.GenericSchema>(item: Item, what: string) =>
  v.fallback(item, (dataset) => {
    const [issue] = dataset?.issues ?? [];
    // biome-ignore lint/suspicious/noConsole: for whoever looks for why something is missing
    console.warn(`${what}: an item was left out. ${issue?.message ?? ''}`);
    return leftOut as v.InferOutput<Item>;
  });

/**
 * A list whose items are read one by one: what is not understood is left out, and reported. No list at all is an empty one.
 * @param what the list, for the report
 */
export const itemByItem = <Item extends v.GenericSchema>(item: Item, what: string) =>
  v.nullish(
    v.pipe(
      v.array(orLeftOut(item, what)),
      v.transform((list) => list.filter((entry) => entry !== leftOut)),
    ),
    [],
  );

/** How often there is something: a number, or one in a text. */
export const countSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\s*\d+\s*$/))]),
  v.transform(Number),
  v.number(),
  v.finite(),
  v.minValue(0),
);

/** One of several counts; none is 0. */
export const countOrNone = (what: string) => v.nullish(orLeftOut(countSchema, what), 0);

/** How often each name is there. */
export interface Tally {
  readonly name: string;
  readonly count: number;
}

/** The counts that were understood. */
export const tallyOf = (counts: Readonly<Record<string, unknown>>): Tally[] =>
  Object.entries(counts).flatMap(([name, count]) => (typeof count === 'number' ? [{ name, count }] : []));

/**
 * A map of names to counts, as a list, most first; equal ones stay as they arrived. Some servers say an empty map as an
 * empty list.
 * @param what the map, for the report
 */
export const tallySchema = (what: string) =>
  v.pipe(
    v.nullish(v.union([v.record(v.string(), orLeftOut(countSchema, what)), v.tuple([])]), {}),
    v.transform((map) => tallyOf(Array.isArray(map) ? {} : map).sort((a, b) => b.count - a.count)),
  );
