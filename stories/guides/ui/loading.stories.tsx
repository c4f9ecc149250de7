import { Button, Loader } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { LoadError } from '#ui/loading/load-error.tsx';
import { CardSkeleton, FormSkeleton, ListSkeleton } from '#ui/loading/skeletons.tsx';
import { guide } from '../parts/component-guide.tsx';

const meta: Meta = {
  title: 'Components/Loading, empty, failed',
  component: EmptyState,
  subcomponents: { LoadError, CardSkeleton, FormSkeleton, ListSkeleton },
  tags: ['guide'],
};
export default meta;

const nothing = () => undefined;

export const Guide: StoryObj = {
  render: guide({
    purpose:
      'Whatever is asked for comes by one ladder: a skeleton, why it did not come and Retry, that there is nothing, or all of it.',
    use: [
      'A skeleton wherever data is on its way, in the shape of what comes.',
      'An empty state that says what will be here, and how it gets here.',
    ],
    avoid: [
      'A wheel in the middle of a page: it says nothing of what comes.',
      'A skeleton for what is already there and only refreshed: leave it in place.',
    ],
    pairs: [
      {
        do: [
          <CardSkeleton key="do" label="Loading your card" />,
          'Hold the place in its own size: nothing jumps.',
        ],
        dont: [<Loader key="dont" />, 'Turn a wheel in an empty page.'],
      },
      {
        do: [
          <EmptyState key="do" title="No notes yet" picture="notePad" action={<Button>Write a note</Button>}>
            Notes about this patient are shown here, newest first.
          </EmptyState>,
          'Say and draw what will be here, and how it gets here.',
        ],
        dont: [
          <EmptyState key="dont" title="No data" picture="sprout">
            0 results found.
          </EmptyState>,
          'Leave people before a closed door.',
        ],
      },
      {
        do: [
          <LoadError key="do" what="your contacts" onRetry={nothing}>
            Nothing you saved is lost.
          </LoadError>,
          'Say what did not come and that it can be tried again.',
        ],
        dont: [
          <EmptyState key="dont" title="No contacts" picture="sprout">
            You have not added any contacts.
          </EmptyState>,
          'Take what did not come for what is not there.',
        ],
      },
    ],
    states: [
      { name: 'Form', isStatic: true, rest: <FormSkeleton fields={2} label="Loading a form" /> },
      { name: 'List', isStatic: true, rest: <ListSkeleton rows={2} label="Loading a list" /> },
      {
        name: 'Failed',
        isStatic: true,
        rest: <LoadError what="your contacts" onRetry={nothing} />,
        busy: <LoadError what="your contacts" onRetry={nothing} retrying />,
      },
    ],
    access: [
      'A skeleton says once what is loading, and is hidden itself.',
      'Focus stays on Retry while it is tried again, and goes to what came.',
      'Several parts that fail at once are one notice with one Retry.',
    ],
  }),
};
