import * as v from 'valibot';

/** Sortable columns. */
export const sortKeys = ['name', 'email', 'phone', 'diagnosis', 'status'] as const;
export type SortKey = (typeof sortKeys)[number];

/** Filters and order of the list, all of which are in the URL (decision 46). */
export interface ListingView {
  search: string;
  /** Status as the server writes it; '' for all. */
  status: string;
  sort: SortKey;
  descending: boolean;
}

/** View of a URL without parameters. */
export const defaultView: ListingView = { search: '', status: '', sort: 'name', descending: false };

/** Text of a URL parameter. Accepts any value: the router parses `?search=303` as a number. */
const anyText = v.optional(
  v.fallback(
    v.pipe(
      v.union([v.string(), v.number(), v.boolean()]),
      v.transform((value) => String(value) || undefined),
    ),
    undefined,
  ),
);

/** URL parameters of the listing. */
export const listingSearch = v.object({
  search: anyText,
  status: anyText,
  // `fallback` must be of the schema's own type, so `undefined` is allowed inside as well.
  sort: v.optional(v.fallback(v.optional(v.picklist(sortKeys)), undefined)),
  order: v.optional(v.fallback(v.optional(v.literal('desc')), undefined)),
});

type ListingSearch = v.InferOutput<typeof listingSearch>;

/** Returns the view that URL parameters describe. */
export function readView({ search, status, sort, order }: ListingSearch): ListingView {
  return {
    search: search ?? '',
    status: status ?? '',
    sort: sort ?? defaultView.sort,
    descending: order === 'desc',
  };
}

/** Returns the URL parameters of a view, without default values. */
export function writeView({ search, status, sort, descending }: ListingView): ListingSearch {
  return {
    search: search.trim() === '' ? undefined : search,
    status: status || undefined,
    sort: sort === defaultView.sort ? undefined : sort,
    order: descending ? 'desc' : undefined,
  };
}
