import { Button, Stack, Text } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Card } from '#ui/layout/card.tsx';
import { Page } from '#ui/layout/page.tsx';
import { brandName } from '#ui/theme/brand-name.ts';

const meta = {
  title: 'Components/Page and card',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Contacts',
    lead: 'Whom we may call, and who else looks after you.',
    children: (
      <Stack gap="lg">
        <Card title="Emergency contact" description="Someone we can reach at any time.">
          <Text>Amina Diallo, sister</Text>
        </Card>
        <Card tone="quiet">A quiet card lies in the page.</Card>
      </Stack>
    ),
  },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FormPage: Story = {
  tags: ['wcag-2.4.2'],
  play: () => waitFor(() => expect(document.title).toBe(`Contacts · ${brandName}`)),
};

export const WidePage: Story = { args: { width: 'wide', actions: <Button variant="default">Print</Button> } };

export const NarrowPage: Story = { args: { width: 'narrow', centered: true } };

export const FocusesHeading: Story = {
  tags: ['behavior', '!state', 'wcag-2.4.3'],
  args: { focusHeading: true },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()),
};
