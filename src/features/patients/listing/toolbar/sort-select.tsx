import { NativeSelect } from '@mantine/core';
import { type ListingView, type SortKey, sortKeys } from '../listing-view.ts';

/** Names of the columns, as they are written in sentences. */
export const sortLabels: Record<SortKey, string> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  diagnosis: 'Primary diagnosis',
  status: 'Status',
};

const directions = ['asc', 'desc'] as const;
/** Text of each direction. */
const directionTexts = {
  asc: (key: SortKey) => (key === 'phone' ? '0 to 9' : 'A to Z'),
  desc: (key: SortKey) => (key === 'phone' ? '9 to 0' : 'Z to A'),
};
const options = sortKeys.flatMap((key) =>
  directions.map((direction) => ({
    value: `${key} ${direction}`,
    label: `${sortLabels[key]}, ${directionTexts[direction](key)}`,
  })),
);

type Order = Pick<ListingView, 'sort' | 'descending'>;

/** Describes an order, for screen readers. */
export const describeOrder = ({ sort, descending }: Order) =>
  `Sorted by ${sortLabels[sort]}, ${directionTexts[descending ? 'desc' : 'asc'](sort)}`;

/** Sort menu for cards, which have no column headers. */
export function SortSelect({ order: { sort, descending }, onSort }: SortSelectProps) {
  return (
    <NativeSelect
      label="Sort by"
      data={options}
      value={`${sort} ${descending ? 'desc' : 'asc'}`}
      onChange={({ currentTarget }) => {
        const [key, direction] = currentTarget.value.split(' ');
        onSort({ sort: key as SortKey, descending: direction === 'desc' });
      }}
    />
  );
}

interface SortSelectProps {
  order: Order;
  onSort: (order: Order) => void;
}
