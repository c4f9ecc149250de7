import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { NotSaved } from '#ui/feedback/not-saved.tsx';
import { guide } from '../parts/component-guide.tsx';

const meta: Meta = {
  title: 'Components/Inline notice',
  component: InlineNotice,
  subcomponents: { NotSaved },
  tags: ['guide'],
};
export default meta;

export const Guide: StoryObj = {
  render: guide({
    purpose:
      'A message beside what it is about. It stays until its cause is gone; what is done and over is said by a toast.',
    use: [
      'Where something is wrong or unusual, right next to it, until it is over.',
      'After a save that failed: what was typed is still there.',
    ],
    avoid: [
      'For something that is done: that is a toast.',
      'For a wrong answer: its message is at the field.',
    ],
    pairs: [
      {
        do: [
          <NotSaved key="do" title="Your answers are not saved." why={['The connection was lost.']} />,
          'Say what happened, why, and that nothing is lost where that is so.',
        ],
        dont: [
          <InlineNotice key="dont" kind="error" role="none" title="Error 503">
            Save failed. Please try again later.
          </InlineNotice>,
          'Hand on a number, and leave people to wonder about what they typed.',
        ],
      },
      {
        do: [
          <InlineNotice
            key="do"
            kind="warning"
            title="This section is not complete"
            action={
              <Button size="sm" variant="default">
                Go there
              </Button>
            }
          >
            Two answers are missing.
          </InlineNotice>,
          'Put the way on into the notice.',
        ],
        dont: [
          <InlineNotice key="dont" kind="warning">
            Some sections of your health intake are not complete. You will find them in the menu under My
            Health, where each of them can be opened and completed at any time.
          </InlineNotice>,
          'Describe a way that a button could go.',
        ],
      },
    ],
    states: [
      {
        name: 'Information',
        isStatic: true,
        rest: <InlineNotice kind="info">You can stop at any time.</InlineNotice>,
      },
      { name: 'Success', isStatic: true, rest: <InlineNotice kind="success">Saved at 10:42.</InlineNotice> },
      {
        name: 'Warning',
        isStatic: true,
        rest: <InlineNotice kind="warning">Two answers are missing.</InlineNotice>,
      },
      { name: 'Error', isStatic: true, rest: <InlineNotice kind="error">Not saved.</InlineNotice> },
    ],
    access: [
      'An error interrupts a screen reader, a success waits its turn, the others are read in passing.',
      'Each kind has an icon of its own shape: the color is never alone.',
    ],
  }),
};
