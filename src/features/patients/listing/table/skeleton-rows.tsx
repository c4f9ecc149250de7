import { Skeleton } from '@mantine/core';
import { columns } from './columns.tsx';
import classes from './patient-table.module.css';

/** More rows than most windows show; the table cuts the rest. */
const ROW_COUNT = 24;
const rows = Array.from({ length: ROW_COUNT }, (_, index) => index);

/** Rows of the table while the list loads, as high as loaded ones. */
export function SkeletonRows() {
  return rows.map((row) => (
    <tr key={row} aria-hidden className={classes.skeletonRow}>
      {columns.map(({ id }) => (
        <td key={id} className={id && classes[id]}>
          {id !== 'actions' && <Skeleton circle={id === 'image'} className={classes.bar} />}
        </td>
      ))}
    </tr>
  ));
}
