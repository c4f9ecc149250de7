import { Anchor, Box } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { RetryMode } from '#api/activity.ts';
import type { ShownOutcome } from '#api/use-creation.ts';
import { NotSaved } from '#ui/feedback/not-saved.tsx';
import { UnknownOutcomeNotice } from '#ui/feedback/unknown-outcome-notice.tsx';

interface StepFailureProps {
  /** Subject of the title's sentence, e.g. "Your application". */
  subject?: string;
  /** Set if the answer was lost. */
  outcome?: ShownOutcome | null;
  /** Sends the answers again; without it, a button submits the form around it. */
  onResend?: (mode: RetryMode) => void;
  /** Error message. */
  message: string;
  /** Set if the server does not know this sign-up (any more). */
  onStartAgain?: () => void;
}

/** Error of a step that was not saved. It takes focus, since the submit button loses it. */
export function StepFailure({
  subject = 'Your information',
  message,
  onStartAgain,
  outcome,
  onResend,
}: StepFailureProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <Box ref={root} tabIndex={-1} mb="lg">
      {outcome ? (
        <UnknownOutcomeNotice what={subject} outcome={outcome} onRetry={onResend} />
      ) : (
        <NotSaved
          title={`${subject} is not saved.`}
          action={
            onStartAgain && (
              <Anchor component="button" type="button" onClick={onStartAgain}>
                Start again
              </Anchor>
            )
          }
          why={[message]}
        />
      )}
    </Box>
  );
}
