import * as v from 'valibot';
import { standIn } from './lenient.ts';
import { countSchema, mapSchema } from './tolerances.ts';

/** Stands for an item that was not understood, until it is taken out. */
const leftOut = Symbol('left out');

/** What could be read of a list. */
export interface Listed<Item> {
  readonly items: Item[];
  /** How many there are of which nothing can be shown. */
  readonly unreadable: number;
}

/**
 * A list whose items are read one by one: one that is not understood takes away no other one, is counted, and is not taken
 * for none (decision 63).
 */
export const itemByItem = <Input, Item>(item: v.GenericSchema<Input, Item>) =>
  v.pipe(
    v.array(standIn(item, leftOut)),
    v.transform((list): Listed<Item> => {
      const items = list.filter((entry) => entry !== leftOut) as Item[];
      return { items, unreadable: list.length - items.length };
    }),
  );

/** The same where nobody asks how many there were: a choice that is missing is not one to be made. */
export const readableItems = <Input, Item>(item: v.GenericSchema<Input, Item>) =>
  v.pipe(
    itemByItem(item),
    v.transform(({ items }) => items),
  );

/** One of several counts; none is 0. */
export const countOrNone = v.nullish(standIn(countSchema, leftOut), 0);

/** How often each name is there. */
export interface Tally {
  readonly name: string;
  readonly count: number;
}

/** The counts that were understood. */
export const tallyOf = (counts: Readonly<Record<string, unknown>>): Tally[] =>
  Object.entries(counts).flatMap(([name, count]) => (typeof count === 'number' ? [{ name, count }] : []));

/** A map of names to counts, as a list, most first; equal ones stay as they arrived. */
export const tallySchema = v.pipe(
  v.nullish(mapSchema(standIn(countSchema, leftOut)), {}),
  v.transform((map) => tallyOf(map).sort((a, b) => b.count - a.count)),
);
