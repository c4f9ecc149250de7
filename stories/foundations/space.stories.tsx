import { Group, Stack, Text, Title, useMantineTheme } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import classes from './foundations.module.css';

const meta: Meta = { title: 'Foundations/Space, radius, shadow' };
export default meta;

function Spacing() {
  const { spacing } = useMantineTheme();
  return (
    <Stack gap="md">
      <Title order={1}>Spacing</Title>
      {Object.entries(spacing).map(([name, size]) => (
        <div key={name}>
          <Text size="sm">
            {name}, {size}
          </Text>
          <div className={classes.spacingBar} style={{ width: size }} />
        </div>
      ))}
    </Stack>
  );
}

/** Samples of each radius or shadow of the theme. */
function Shapes({ title, kind }: { title: string; kind: 'radius' | 'shadows' }) {
  const theme = useMantineTheme();
  return (
    <Stack gap="md">
      <Title order={1}>{title}</Title>
      <Group gap="lg">
        {Object.entries(theme[kind]).map(([name, value]) => (
          <div
            key={name}
            className={classes.shapeSample}
            style={kind === 'radius' ? { borderRadius: value } : { boxShadow: value }}
          >
            {name}
          </div>
        ))}
      </Group>
    </Stack>
  );
}

export const Space: StoryObj = { render: () => <Spacing /> };

export const Radius: StoryObj = { render: () => <Shapes title="Radius" kind="radius" /> };

export const Shadow: StoryObj = { render: () => <Shapes title="Shadow" kind="shadows" /> };
