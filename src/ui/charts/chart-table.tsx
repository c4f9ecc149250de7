import '@mantine/core/styles/Table.layer.css';
import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './charts.module.css';

/** Data of a chart, as its table shows them. */
export interface TableData {
  readonly columns: readonly string[];
  /** Rows, each with its name first. */
  readonly rows: readonly (readonly [name: string, ...cells: (string | number)[]])[];
}

interface ChartTableProps extends Pick<TableData, 'columns'> {
  label: string;
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
}

/** Table of a chart's data. */
export default function ChartTable({ label, columns, rows }: ChartTableProps) {
  return (
    <Table className={classes.table} aria-label={label}>
      <Table.Thead>
        <Table.Tr>
          {columns.map((column) => (
            <Table.Th key={column} scope="col">
              {column}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(([name, ...cells], rowIndex) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never move; two may have one name
          <Table.Tr key={rowIndex}>
            <Table.Th scope="row">
              <bdi>{name}</bdi>
            </Table.Th>
            {cells.map((cell, columnIndex) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
              <Table.Td key={columnIndex}>{cell}</Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
