import { Text } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PagedList } from '#ui/loading/paged-list.tsx';
import { Unreadable } from '#ui/loading/unreadable.tsx';
import { guide } from '../parts/component-guide.tsx';

const meta: Meta = {
  title: 'Components/Long list',
  component: PagedList,
  subcomponents: { Unreadable },
  tags: ['guide'],
};
export default meta;

const checkUps = Array.from({ length: 8 }, (_, index) => `Check-up ${8 - index}`);

export const Guide: StoryObj = {
  render: guide({
    purpose: 'A long list a few at a time, newest first: only what is shown is drawn.',
    use: ['For lists that grow for years: check-ups, Shoops, notes.'],
    avoid: [
      'For a list of a dozen: show all of it.',
      'For rows that are sorted and compared: that is a table with pages.',
    ],
    pairs: [
      {
        do: [
          <div key="do">
            <PagedList items={checkUps} step={3} what="check-ups">
              {(checkUp) => (
                <li key={checkUp} tabIndex={-1}>
                  {checkUp}
                </li>
              )}
            </PagedList>
          </div>,
          'Say how many there are, and let people ask for more.',
        ],
        dont: [
          <Text key="dont" c="dimmed">
            Loading more…
          </Text>,
          'Load on without end: nobody reaches the foot of the page, or the same place again.',
        ],
      },
      {
        do: [
          <Unreadable key="do" count={2} what={['check-up', 'check-ups']}>
            Please tell the clinic.
          </Unreadable>,
          'Say what could not be read: what is missing must not be taken for none.',
        ],
        dont: [
          <Text key="dont" c="dimmed">
            6 check-ups
          </Text>,
          'Leave it out in silence.',
        ],
      },
    ],
    access: [
      'Focus goes to the first of what a press has added.',
      'A screen reader hears how many are shown now.',
    ],
  }),
};
