import { Anchor, Button, Group } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { ViewItem, ViewNav } from '#ui/links/view-nav.tsx';
import { guide } from '../parts/component-guide.tsx';

const meta: Meta = {
  title: 'Components/View navigation',
  component: ViewNav,
  subcomponents: { ViewItem },
  tags: ['guide'],
  // The page repeats a landmark in each state; on a screen it is unique.
  parameters: { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } },
};
export default meta;

const views = (
  label: string,
  names: readonly string[],
  variant?: ComponentProps<typeof ViewNav>['variant'],
) => (
  <ViewNav label={label} variant={variant}>
    {names.map((name, place) => (
      <ViewItem key={name} isCurrent={place === 0}>
        <Anchor href="#top" underline="never" aria-current={place === 0 ? 'page' : undefined}>
          {name}
        </Anchor>
      </ViewItem>
    ))}
  </ViewNav>
);

export const Guide: StoryObj = {
  render: guide({
    purpose: 'The views of one thing, side by side: the parts of a patient’s record, of a profile.',
    use: ['For several views of one thing, each with an address of its own.'],
    avoid: ['For steps in an order: take steps.', 'For two choices that filter a list: take open choices.'],
    pairs: [
      {
        do: [
          views('Parts of a record', ['Profile', 'Notes', 'Shoop']),
          'Link them: each has an address, and Back undoes them.',
        ],
        dont: [
          <Group key="dont" gap={4}>
            <Button size="sm">Profile</Button>
            <Button size="sm" variant="default">
              Notes
            </Button>
          </Group>,
          'Build tabs of buttons, whose place nobody can send to a colleague.',
        ],
      },
    ],
    states: [
      { name: 'Boxed', rest: views('Views', ['Notes', 'Shoop']) },
      { name: 'Underlined, on the edge of a head', rest: views('Tabs', ['Notes', 'Shoop'], 'underlined') },
      { name: 'Quiet, within another view', rest: views('Steps', ['History', 'New'], 'quiet') },
    ],
    access: [
      'A navigation with a name of its own, and aria-current on the view that is open.',
      'What is open is told by its weight and a bar, which stays in forced colors.',
      'Each is a stop of the Tab key, 44 px high.',
    ],
  }),
};
