import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { showToast } from '#ui/feedback/show-toast.ts';
import type { Toast } from '#ui/feedback/toast.ts';
import { guide } from '../parts/component-guide.tsx';

const meta: Meta = { title: 'Components/Toast', tags: ['guide'] };
export default meta;

const says = (kind: Toast['kind'], message: string) => () =>
  void showToast({ kind, message, durationMs: 5000 });

export const Guide: StoryObj = {
  render: guide({
    purpose:
      'Says that something is done, and goes by itself. Its words stand in the catalogue of the call that it is about; press a button to see one.',
    use: ['For something that is done, on whatever page that is.', 'For news that comes by itself.'],
    avoid: [
      'For an error at a field or a save that failed: both stay where they are needed.',
      'For anything that has to be read: a toast goes by itself.',
    ],
    types: ['Toast'],
    pairs: [
      {
        do: [
          <Button key="do" onClick={says('success', 'Profile updated successfully')}>
            Save
          </Button>,
          'Say in a toast what is done and needs nothing more.',
        ],
        dont: [
          <Button
            key="dont"
            onClick={says('info', 'Two answers are missing. Please complete Contacts and Diagnosis.')}
          >
            Finish
          </Button>,
          'Ask for something in words that go away.',
        ],
      },
      {
        do: [
          <InlineNotice key="do" kind="error" role="none">
            Not saved. Everything you entered is still here.
          </InlineNotice>,
          'Say what failed where it was tried as well.',
        ],
        dont: [
          <Button key="dont" onClick={says('error', 'Save failed')}>
            Save
          </Button>,
          'Let the only word of a failure leave the page.',
        ],
      },
    ],
    states: (['success', 'info', 'error'] as const).map((kind) => ({
      name: kind,
      rest: (
        <Button variant="default" onClick={says(kind, `This is how a toast of the kind “${kind}” looks`)}>
          Show it
        </Button>
      ),
      isStatic: true,
    })),
    access: [
      'It waits while it is pointed at or in focus, and an equal one only begins its time anew.',
      'An error interrupts a screen reader, unless the page says the same already.',
      'It stays clear of the top bar and of the heading that was just reached.',
    ],
  }),
};
