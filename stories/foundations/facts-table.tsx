import { Stack, Table, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import ChartTable from '#ui/charts/chart-table.tsx';

interface FactsTableProps {
  title: string;
  /** Explanation below the title. */
  children?: ReactNode;
  columns: readonly string[];
  /** Rows that each begin with their name. */
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
}

/** Table of facts that are read from the code, below a title and an explanation. */
export function FactsTable({ title, children, columns, rows }: FactsTableProps) {
  return (
    <Stack component="section" aria-label={title} gap="xs">
      <Title order={2}>{title}</Title>
      {children && (
        <Text c="dimmed" maw="46rem">
          {children}
        </Text>
      )}
      <Table.ScrollContainer minWidth={420} type="native">
        <ChartTable label={title} columns={columns} rows={rows} />
      </Table.ScrollContainer>
    </Stack>
  );
}
