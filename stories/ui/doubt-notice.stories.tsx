import { Stack } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoubtNotice } from '#ui/feedback/doubt-notice.tsx';

const meta: Meta<typeof DoubtNotice> = {
  title: 'Components/Inline notice/Doubt notice',
  component: DoubtNotice,
};
export default meta;

const nothing = () => undefined;

/** After an answer was lost: looked for, not there, nobody can tell, there as it was sent before. */
export const Kinds: StoryObj = {
  render: () => (
    <Stack>
      {(['looking', 'missing', 'unsure', 'saved before'] as const).map((doubt) => (
        <DoubtNotice key={doubt} what="Your letter" doubt={doubt} onLook={nothing} onSend={nothing} />
      ))}
    </Stack>
  ),
};
