import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { flexRender, type Header } from '@tanstack/react-table';
import type { ListedPatient } from '../listed-patients.ts';
import type { ListingFeatures } from '../listing-features.ts';
import classes from './patient-table.module.css';

const orderIcons = { asc: IconArrowUp, desc: IconArrowDown };
/** Values of `aria-sort`. */
const ariaOrders = { asc: 'ascending', desc: 'descending' } as const;

/** Header of a column. A click sorts by the column, a second click reverses the order. */
export function ColumnHead({ header }: { header: Header<ListingFeatures, ListedPatient> }) {
  const { column } = header;
  const order = column.getIsSorted();
  const label = flexRender(column.columnDef.header, header.getContext());
  if (!column.getCanSort()) {
    return (
      <th scope="col" className={classes[column.id]}>
        {label}
      </th>
    );
  }
  const Icon = order ? orderIcons[order] : IconArrowsSort;
  return (
    <th scope="col" className={classes[column.id]} aria-sort={order ? ariaOrders[order] : 'none'}>
      <button type="button" className={classes.sort} onClick={() => column.toggleSorting()}>
        {label}
        <Icon aria-hidden size={16} stroke={2} />
      </button>
    </th>
  );
}
