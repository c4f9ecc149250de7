import { Anchor, Box } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { RetryMode } from '#api/activity.ts';
import type { ShownOutcome } from '#api/use-creation.ts';
import { NotSaved } from '#ui/feedback/not-saved.tsx';
import { UnknownOutcomeNotice } from '#ui/feedback/unknown-outcome-notice.tsx';

interface StepFailureProps {
  /** What was to be saved, as a sentence's subject. */
  what?: string;
  /** Set where the answer was lost. */
  outcome?: ShownOutcome | null;
  onResend?: (mode: RetryMode) => void;
  /** Why it failed. */
  words: string;
  /** The server does not know this sign-up (any more). */
  onStartAgain?: () => void;
}

/** Why a step was not saved; focus comes here, since the button that began it could not keep it. */
export function StepFailure({
  what = 'Your information',
  words,
  onStartAgain,
  outcome,
  onResend,
}: StepFailureProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <Box ref={root} tabIndex={-1} mb="lg">
      {outcome ? (
        <UnknownOutcomeNotice what={what} outcome={outcome} onRetry={onResend} />
      ) : (
        <NotSaved
          title={`${what} is not saved.`}
          action={
            onStartAgain && (
              <Anchor component="button" type="button" onClick={onStartAgain}>
                Start again
              </Anchor>
            )
          }
          why={[words]}
        />
      )}
    </Box>
  );
}
