import { Anchor, Box } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { InlineNotice } from '#ui/inline-notice.tsx';

interface StepFailureProps {
  /** Why it failed. */
  words: string;
  /** The server does not know this sign-up (any more). */
  onStartAgain?: () => void;
}

/** Why a step was not saved; focus comes here, since the button that began it could not keep it. */
export function StepFailure({ words, onStartAgain }: StepFailureProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <Box ref={root} tabIndex={-1} mb="lg">
      <InlineNotice
        kind="error"
        title="Your information is not saved."
        action={
          onStartAgain && (
            <Anchor component="button" type="button" onClick={onStartAgain}>
              Start again
            </Anchor>
          )
        }
      >
        {words} <br />
        Everything you entered is still here.
      </InlineNotice>
    </Box>
  );
}
