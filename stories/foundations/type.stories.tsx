import { Stack, Text, Title, useMantineTheme } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta: Meta = { title: 'Foundations/Type' };
export default meta;

function Headings() {
  const { headings } = useMantineTheme();
  const orders = [1, 2, 3, 4] as const;
  return (
    <Stack gap="lg">
      {orders.map((order) => (
        <div key={order}>
          <Title order={order}>Take your time with these questions</Title>
          <Text size="xs" c="dimmed">
            h{order}, Newsreader {headings.fontWeight}, {headings.sizes[`h${order}`].fontSize}
          </Text>
        </div>
      ))}
    </Stack>
  );
}

function Sizes() {
  const { fontSizes } = useMantineTheme();
  return (
    <Stack gap="lg">
      <Title order={1}>Text</Title>
      {Object.entries(fontSizes).map(([name, size]) => (
        <div key={name}>
          <Text size={name}>
            You can stop at any time. Your answers are kept, and you can come back to them.
          </Text>
          <Text size="xs" c="dimmed">
            {name}, Figtree, {size}
          </Text>
        </div>
      ))}
    </Stack>
  );
}

/** Headings are set in a serif. They name the page or the question. */
export const HeadingScale: StoryObj = { render: () => <Headings /> };

/** `md` is for body text and inputs: at 17 px no phone zooms into a field. Minimum: 14 px. */
export const TextScale: StoryObj = { render: () => <Sizes /> };
