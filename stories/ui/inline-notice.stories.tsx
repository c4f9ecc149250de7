import { Button, Stack } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';

const meta: Meta<typeof InlineNotice> = { title: 'Components/Inline notice', component: InlineNotice };
export default meta;

export const AllKinds: StoryObj = {
  render: () => (
    <Stack>
      <InlineNotice kind="info" title="Good to know">
        You can stop at any time and come back later.
      </InlineNotice>
      <InlineNotice kind="success">Saved at 10:42.</InlineNotice>
      <InlineNotice
        kind="warning"
        title="This section is not complete"
        action={
          <Button size="sm" variant="default">
            Go there
          </Button>
        }
      >
        Two answers are missing.
      </InlineNotice>
      <InlineNotice kind="error">Not saved. Your answers are still here.</InlineNotice>
    </Stack>
  ),
};
