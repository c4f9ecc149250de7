import { Anchor, Stack, Table, Text, Title } from '@mantine/core';
import ChartTable from '#ui/charts/chart-table.tsx';
import type { DocumentedProperties } from './properties.ts';

/** Properties of a component or a type, in the order of its source. */
export function PropertiesTable({ name, properties, documentedAt }: DocumentedProperties) {
  const hasDefaults = properties.some((property) => property.default);
  return (
    <Stack gap="xs">
      <Title order={3}>{name}</Title>
      {documentedAt && (
        <Text>
          A component of the library:{' '}
          <Anchor href={documentedAt} target="_blank" rel="noreferrer">
            all properties of {name}
          </Anchor>
          .
        </Text>
      )}
      {properties.length > 0 && (
        <Table.ScrollContainer minWidth={640} type="native">
          <ChartTable
            label={`Properties of ${name}`}
            columns={['Property', 'Type', ...(hasDefaults ? ['Default'] : []), 'For']}
            rows={properties.map((property) => [
              `${property.name}${property.isRequired ? ' (required)' : ''}`,
              <code key="type">{property.type}</code>,
              ...(hasDefaults ? [<code key="default">{property.default}</code>] : []),
              property.description,
            ])}
          />
        </Table.ScrollContainer>
      )}
      {properties.length === 0 && !documentedAt && <Text c="dimmed">No properties.</Text>}
    </Stack>
  );
}
