import '@mantine/core/styles/Table.layer.css';
import { Group, Stack, Table, Text, Title } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { palette } from '#ui/theme/palette.ts';
import { measurePairs } from './color-pairs.ts';
import classes from './foundations.module.css';

const meta: Meta = { title: 'Foundations/Color' };
export default meta;

/** Hues of the theme. Shade 7 fills a button in the light scheme, shade 6 in the dark one. */
export const Palette: StoryObj = {
  render: () => (
    <Stack gap="lg">
      <Title order={1}>Color</Title>
      {Object.entries(palette).map(([name, shades]) => (
        <div key={name}>
          <Title order={2} size="h4" mb="xs">
            {name}
          </Title>
          <Group gap="xs">
            {shades.map((shade, index) => (
              <div key={shade} className={classes.shade}>
                <div className={classes.swatch} style={{ backgroundColor: shade }} />
                <Text size="xs">
                  {index} {shade}
                </Text>
              </div>
            ))}
          </Group>
        </div>
      ))}
    </Stack>
  ),
};

/** Table of the measured contrast of each pair of colors in a scheme. */
function Contrast({ scheme }: { scheme: 'light' | 'dark' }) {
  return (
    <section aria-label={`Contrast in the ${scheme} scheme`}>
      <Title order={1} mb="md">
        Contrast, {scheme}
      </Title>
      <Table.ScrollContainer minWidth={420} type="native">
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Pair</Table.Th>
              <Table.Th>Looks like</Table.Th>
              <Table.Th>Ratio</Table.Th>
              <Table.Th>Needs</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {measurePairs(scheme).map(({ name, ink, ground, ratio, requiredRatio }) => (
              <Table.Tr key={name}>
                <Table.Td>{name}</Table.Td>
                <Table.Td>
                  <svg viewBox="0 0 48 24" className={classes.colorPair} aria-hidden="true">
                    <rect width="48" height="24" rx="6" fill={ground} />
                    <circle cx="24" cy="12" r="6" fill={ink} />
                  </svg>
                </Table.Td>
                <Table.Td data-ratio={ratio} data-required-ratio={requiredRatio}>
                  {ratio.toFixed(1)}
                </Table.Td>
                <Table.Td>{requiredRatio}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </section>
  );
}

const expectEnoughContrast: StoryObj['play'] = async ({ canvasElement }) => {
  for (const cell of canvasElement.querySelectorAll<HTMLElement>('[data-ratio]')) {
    await expect(Number(cell.dataset.ratio)).toBeGreaterThanOrEqual(Number(cell.dataset.requiredRatio));
  }
};

export const ContrastLight: StoryObj = {
  tags: ['wcag-1.4.3', 'wcag-1.4.11'],
  render: () => <Contrast scheme="light" />,
  play: expectEnoughContrast,
};

export const ContrastDark: StoryObj = {
  tags: ['wcag-1.4.3', 'wcag-1.4.11'],
  globals: { theme: 'dark' },
  render: () => <Contrast scheme="dark" />,
  play: expectEnoughContrast,
};
