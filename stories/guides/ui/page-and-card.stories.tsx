import { Button, Text } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '#ui/layout/card.tsx';
import { Page } from '#ui/layout/page.tsx';
import { guide } from '../parts/component-guide.tsx';

const meta: Meta = {
  title: 'Components/Page and card',
  component: Card,
  subcomponents: { Page },
  tags: ['guide'],
};
export default meta;

const sister = <Text>Amina Diallo, sister</Text>;

export const Guide: StoryObj = {
  render: guide({
    purpose:
      'A page is the main landmark, with the one heading that says where you are; this is one. A card holds what belongs together, and is a place that a screen reader can jump to.',
    use: ['A page once at each address. A card for each thing on it that has a name.'],
    avoid: [
      'A card around a single line, or around another card.',
      'A page inside a dialog: a dialog has its own title.',
    ],
    pairs: [
      {
        do: [
          <Card
            key="do"
            title="Emergency contact"
            titleOrder={3}
            description="Someone we can reach at any time."
          >
            {sister}
          </Card>,
          'Give a card a title of its own, and one thing to be about.',
        ],
        dont: [
          <Card key="dont">
            <Card tone="quiet">{sister}</Card>
          </Card>,
          'Put a card into a card: space and a heading do the same.',
        ],
      },
      {
        do: [
          <Card
            key="do"
            title="Your physicians"
            titleOrder={3}
            actions={
              <Button size="sm" variant="default">
                Add physician
              </Button>
            }
          >
            <Text>Dr. Ana Ruiz</Text>
          </Card>,
          'Keep what can be done with the whole card beside its title.',
        ],
        dont: [
          <Card key="dont" title="Physicians" titleOrder={3} description="Press the button below to add one.">
            <Text>Dr. Ana Ruiz</Text>
          </Card>,
          'Explain where a button is.',
        ],
      },
    ],
    access: [
      'There is one h1 to a page; it takes the focus after a navigation, so that reading starts there.',
      'A card with a title is a region, or an article where many have the same title.',
      'narrow for signing in, form for one column of questions, wide for tables: the lines stay short enough to read.',
    ],
  }),
};
