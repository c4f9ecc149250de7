import { Group, Text, Tooltip } from '@mantine/core';
import '@mantine/core/styles/Tooltip.layer.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Toggletip } from '#ui/feedback/toggletip.tsx';
import { guide } from '../parts/component-guide.tsx';

const meta: Meta = {
  title: 'Components/Toggletip',
  component: Toggletip,
  subcomponents: { Tooltip },
  tags: ['guide'],
};
export default meta;

const tip = <Toggletip label="About substrates">What a medicine is broken down by.</Toggletip>;

export const Guide: StoryObj = {
  render: guide({
    purpose: 'A word of explanation behind a small button, for those who need it.',
    use: ['For a word that a few readers need explained.'],
    avoid: [
      'For what everybody must know: write it beneath the label.',
      'For the name of an icon button: that is its tooltip.',
    ],
    pairs: [
      {
        do: [
          <Group key="do" gap={4}>
            <Text>Substrates</Text>
            {tip}
          </Group>,
          'Open it by a press, which a finger and a keyboard can do.',
        ],
        dont: [
          <Tooltip key="dont" label="What a medicine is broken down by.">
            <Text td="underline dotted">Substrates</Text>
          </Tooltip>,
          'Hide it behind hovering, which neither can.',
        ],
      },
    ],
    states: [{ name: 'Button', rest: tip }],
    access: [
      'It takes the focus, so that it is read, and gives it back to its button on Escape.',
      'What everybody needs to know stands in the page, not in here.',
    ],
  }),
};
