import { Stack } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { UnknownOutcomeNotice } from '#ui/feedback/unknown-outcome-notice.tsx';

const meta: Meta<typeof UnknownOutcomeNotice> = {
  title: 'Components/Inline notice/Unknown outcome',
  component: UnknownOutcomeNotice,
};
export default meta;

const ignoreRetry = () => undefined;

/** Each state after a lost answer: checking, missing, unknown, saved before the last changes. */
export const AllOutcomes: StoryObj = {
  render: () => (
    <Stack>
      {(['checking', 'missing', 'unsure', 'saved before'] as const).map((outcome) => (
        <UnknownOutcomeNotice key={outcome} what="Your letter" outcome={outcome} onRetry={ignoreRetry} />
      ))}
    </Stack>
  ),
};
