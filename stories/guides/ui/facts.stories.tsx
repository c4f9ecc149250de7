import '@mantine/core/styles/Badge.layer.css';
import { Badge, Group, Text } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fact } from '#ui/layout/fact.tsx';
import { Portrait } from '#ui/layout/portrait.tsx';
import { guide } from '../parts/component-guide.tsx';

const meta: Meta = {
  title: 'Components/Facts, badges, portrait',
  component: Fact,
  subcomponents: { Portrait, Badge },
  tags: ['guide'],
};
export default meta;

export const Guide: StoryObj = {
  render: guide({
    purpose:
      'What is known about somebody: a portrait beside their name, facts as a list of what and how, a badge for the one thing that sets an entry apart.',
    use: ['Facts for what is known and only read.', 'A badge for the one state that sets an entry apart.'],
    avoid: [
      'For answers that can be changed here: that is a form.',
      'Several badges in a row: nothing stands out among them.',
    ],
    pairs: [
      {
        do: [
          <dl key="do">
            <Fact label="Date of birth">04-28-1986</Fact>
            <Fact label="Cell phone">
              <i>not added</i>
            </Fact>
          </dl>,
          'Say of what is missing that it was not added.',
        ],
        dont: [
          <dl key="dont">
            <Fact label="Date of birth">04-28-1986</Fact>
            <Fact label="Cell phone">—</Fact>
          </dl>,
          'Put a dash there, or nothing, or N/A.',
        ],
      },
      {
        do: [
          <Group key="do">
            <Portrait image={null} />
            <Text>Ruth Okafor</Text>
            <Badge color="amber">Draft</Badge>
          </Group>,
          'Stand a portrait beside a name, and let a badge say one word.',
        ],
        dont: [
          <Group key="dont">
            <Badge>Active</Badge>
            <Badge color="gray">Read</Badge>
            <Badge color="amber">Draft</Badge>
          </Group>,
          'Set everything apart.',
        ],
      },
    ],
    states: [
      { name: 'Portrait', isStatic: true, rest: <Portrait image={null} /> },
      { name: 'Ours', isStatic: true, rest: <Badge>New</Badge> },
      { name: 'Unfinished', isStatic: true, rest: <Badge color="amber">Draft</Badge> },
      { name: 'Urgent', isStatic: true, rest: <Badge color="red">Urgent</Badge> },
      { name: 'Quiet', isStatic: true, rest: <Badge color="gray">Read</Badge> },
    ],
    access: [
      'Facts are a definition list: what and how are read together.',
      'A portrait says nothing by itself, for the name is beside it.',
      'A badge’s word says it; its color only helps.',
    ],
  }),
};
