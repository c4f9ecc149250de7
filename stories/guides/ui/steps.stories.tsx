import { Text } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from '#ui/layout/steps.tsx';
import { guide } from '../parts/component-guide.tsx';

const meta: Meta = {
  title: 'Components/Steps',
  component: Steps,
  tags: ['guide'],
  // The page repeats a landmark in each state; on a screen it is unique.
  parameters: { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } },
};
export default meta;

const titles = ['Personal', 'Physician', 'Medical', 'Consent'];

export const Guide: StoryObj = {
  render: guide({
    purpose:
      'How far a form has got that is filled in from its first step to its last. The Health Intake has none: its sections go in any order.',
    use: ['For a form that is filled in from its first step to its last: signing up.'],
    avoid: [
      'For places that can be opened in any order: that is view navigation.',
      'For the progress of an upload.',
    ],
    pairs: [
      {
        do: [
          <Steps key="do" label="Steps of your sign-up" titles={titles} current={2} />,
          'Name every step.',
        ],
        dont: [<Text key="dont">Page 2</Text>, 'Leave open how many are to come.'],
      },
    ],
    states: [
      {
        name: 'At the first',
        isStatic: true,
        rest: <Steps label="At the first" titles={titles} current={1} />,
      },
      { name: 'On the way', isStatic: true, rest: <Steps label="On the way" titles={titles} current={3} /> },
      {
        name: 'At the last',
        isStatic: true,
        rest: <Steps label="At the last" titles={titles} current={4} />,
      },
    ],
    access: [
      'It is a list: a screen reader hears which step is current and which are completed.',
      'On a phone the steps are bars, each with its name beneath it.',
      'No step is a link: going back is the button’s task, and keeps what was typed.',
    ],
  }),
};
