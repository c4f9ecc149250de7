import * as v from 'valibot';

/** What the rows can be sorted by. */
export const sortKeys = ['name', 'email', 'phone', 'diagnosis', 'status'] as const;
export type SortKey = (typeof sortKeys)[number];

/** What of the list is shown, and in which order: all of it is in the address (decision 46). */
export interface ListingView {
  search: string;
  /** A status in the server's word; '' for all. */
  status: string;
  sort: SortKey;
  descending: boolean;
}

export const defaultView: ListingView = { search: '', status: '', sort: 'name', descending: false };

/** The router reads `?search=303` as a number, and an address may hold anything. */
const word = v.optional(
  v.fallback(
    v.pipe(
      v.union([v.string(), v.number(), v.boolean()]),
      v.transform((given) => String(given) || undefined),
    ),
    undefined,
  ),
);

/** The listing's part of the address. */
export const listingSearch = v.object({
  search: word,
  status: word,
  sort: v.optional(v.fallback(v.optional(v.picklist(sortKeys)), undefined)),
  order: v.optional(v.fallback(v.optional(v.literal('desc')), undefined)),
});

type ListingSearch = v.InferOutput<typeof listingSearch>;

export function viewOf({ search, status, sort, order }: ListingSearch): ListingView {
  return {
    search: search ?? '',
    status: status ?? '',
    sort: sort ?? defaultView.sort,
    descending: order === 'desc',
  };
}

/** What stands in the address for a view: nothing of what goes without saying. */
export function searchOf({ search, status, sort, descending }: ListingView): ListingSearch {
  return {
    search: search.trim() === '' ? undefined : search,
    status: status || undefined,
    sort: sort === defaultView.sort ? undefined : sort,
    order: descending ? 'desc' : undefined,
  };
}
