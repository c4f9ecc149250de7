import { Anchor, Box } from '@mantine/core';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';

/** Notice that e-mail (with its repetition) and phone are read-only; offers to start again. */
export function LockedNotice({ onStartAgain }: { onStartAgain: () => void }) {
  return (
    <Box mb="xl">
      <InlineNotice
        kind="info"
        title="Your phone number is verified."
        action={
          <Anchor component="button" type="button" onClick={onStartAgain}>
            Start again
          </Anchor>
        }
      >
        Your email and phone can no longer be changed here. To use others, start again.
      </InlineNotice>
    </Box>
  );
}
