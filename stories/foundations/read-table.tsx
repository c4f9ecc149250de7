import '@mantine/core/styles/Table.layer.css';
import { Stack, Table, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface ReadTableProps {
  title: string;
  /** What it says, and where it is read. */
  children?: ReactNode;
  columns: readonly string[];
  /** Each begins with its name. */
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
}

/** A table of what the code says. */
export function ReadTable({ title, children, columns, rows }: ReadTableProps) {
  return (
    <Stack component="section" aria-label={title} gap="xs">
      <Title order={2}>{title}</Title>
      {children && (
        <Text c="dimmed" maw="46rem">
          {children}
        </Text>
      )}
      <Table.ScrollContainer minWidth={420} type="native">
        <Table>
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
            {rows.map(([name, ...cells], place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows never move, and two may have one name
              <Table.Tr key={place}>
                <Table.Th scope="row">{name}</Table.Th>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                  <Table.Td key={column}>{cell}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Stack>
  );
}
