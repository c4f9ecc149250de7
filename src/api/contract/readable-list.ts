import * as v from 'valibot';
import { strictly } from '#domain/values/strictly.ts';
import type { Tolerances } from '#domain/values/tolerance.ts';
import { withPlaceholder } from './lenient.ts';
import { countSchema } from './reply-fields.ts';
import { mapSchema } from './tolerances.ts';

/** Placeholder of an unreadable item, until it is removed. */
const unreadableItem = Symbol('left out');

/** Limit of a list that grows by use. */
const OPEN = Number.POSITIVE_INFINITY;

/** Limits of lists that no call of the API extends. */
export const mostItems = {
  /** Suggestions of a search. */
  search: 100,
  /** Lists that everybody shares, and parts of them. */
  shared: 1000,
  /** Months of a century. */
  months: 1200,
} as const;

/** Limits the length of a list in strict parsing and the API document. */
export const withMostItems = <Input, Item>(list: v.GenericSchema<Input, Item[]>, most = OPEN) =>
  most === OPEN ? list : strictly(v.pipe(list, v.maxLength<Item[], number>(most)), list);

/** Readable part of a list. */
export interface ReadableList<Item> {
  readonly items: Item[];
  /** Number of items that could not be read. */
  readonly unreadable: number;
}

/**
 * List whose items are read one by one: an unreadable item is left out and counted (decision 63).
 * @param mostItems limit in the contract; a list that grows by use has none
 */
export const readableList = <Input, Item>(item: v.GenericSchema<Input, Item>, mostItems = OPEN) =>
  v.pipe(
    withMostItems(v.array(withPlaceholder(item, unreadableItem)), mostItems),
    v.transform((list): ReadableList<Item> => {
      const items = list.filter((entry): entry is Item => entry !== unreadableItem);
      return { items, unreadable: list.length - items.length };
    }),
  );

/**
 * List without its unreadable items, only for choices that a form offers next to free text or that
 * it can be saved without: an item that is missing there is no claim that there is none. Any list
 * that a screen shows or draws conclusions from is a `readableList`, whose screen says the number.
 */
export const readableItems = <Input, Item>(item: v.GenericSchema<Input, Item>, mostItems = OPEN) =>
  v.pipe(
    readableList(item, mostItems),
    v.transform(({ items }) => items),
  );

/** One of several counts; a missing one is 0, an unreadable one is counted by `tallyOf`. */
export const countOrNone = v.nullish(withPlaceholder(countSchema, unreadableItem), 0);

/** Name with its count. */
export interface Tally {
  readonly name: string;
  readonly count: number;
}

/** Lists the counts that could be read, and counts the others. */
export function tallyOf(counts: Readonly<Record<string, unknown>>): ReadableList<Tally> {
  const entries = Object.entries(counts);
  const items = entries.flatMap(([name, count]) => (typeof count === 'number' ? [{ name, count }] : []));
  return { items, unreadable: entries.length - items.length };
}

/** Map of names to counts, as a list, largest first; equal counts keep their order. */
export const tallySchema = v.pipe(
  v.nullish(mapSchema(withPlaceholder(countSchema, unreadableItem)), {}),
  v.transform((map): ReadableList<Tally> => {
    const { items, unreadable } = tallyOf(map);
    return { items: items.sort((a, b) => b.count - a.count), unreadable };
  }),
);

/** Descriptions for docs/integrating.md. */
export const listTolerances: Tolerances = {
  readableList: {
    contract: 'a list (`patients`, `notifications`)',
    values: 'an item that cannot be read',
    meaning: 'the list without it; the page says how many are missing',
  },
  tallySchema: {
    contract: 'a map of counts (`top_dignose`, `objectives`)',
    values: 'a count that cannot be read',
    meaning: 'the map without it; the page says how many are missing',
  },
  countOrNone: {
    contract: 'one of several counts (`genderStats`)',
    values: 'a count that is missing; one that cannot be read',
    meaning: '0; the others without it',
  },
};
