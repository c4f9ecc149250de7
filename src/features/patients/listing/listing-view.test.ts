import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  defaultView,
  type ListingView,
  listingSearch,
  readView,
  sortKeys,
  writeView,
} from './listing-view.ts';

const read = (search: object): ListingView => readView(v.parse(listingSearch, search));

const anyView = fc.record({
  // A blank search is not in the URL, so it reads back as ''.
  search: fc.string({ unit: 'grapheme' }).map((text) => (text.trim() === '' ? '' : text)),
  status: fc.string(),
  sort: fc.constantFrom(...sortKeys),
  descending: fc.boolean(),
});

it('reads back any view from its URL parameters', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      expect(read(writeView(view))).toEqual(view);
    }),
  );
});

it('leaves default values out of the URL', () => {
  // The JSON round trip drops undefined values, as the URL does.
  expect(JSON.parse(JSON.stringify(writeView(defaultView)))).toEqual({});
  expect(JSON.parse(JSON.stringify(writeView({ ...defaultView, descending: true })))).toEqual({
    order: 'desc',
  });
});

it('accepts any URL parameters', () => {
  fc.assert(
    fc.property(
      fc.record({ search: fc.anything(), status: fc.anything(), sort: fc.anything() }),
      (search) => {
        const { sort, descending } = read(search);
        expect(sortKeys).toContain(sort);
        expect(descending).toBe(false);
      },
    ),
  );
  // The router parses digits as a number, and words such as "true" as their value.
  expect(read({ search: 303 }).search).toBe('303');
  expect(read({ search: true, status: '' })).toEqual({ ...defaultView, search: 'true' });
  expect(read({ sort: 'age', order: 'up' })).toEqual(defaultView);
});
