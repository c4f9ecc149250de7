import { Anchor, Box } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Doubt, How } from '#api/use-creation.ts';
import { DoubtNotice } from '#ui/feedback/doubt-notice.tsx';
import { NotSaved } from '#ui/feedback/not-saved.tsx';

interface StepFailureProps {
  /** What was to be saved, as a sentence's subject. */
  what?: string;
  /** What is known of it where the answer was lost. */
  doubt?: Doubt | null;
  onResend?: (how: How) => void;
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
  doubt,
  onResend,
}: StepFailureProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  if (doubt) {
    const how = (way: How) => onResend && (() => onResend(way));
    return (
      <Box ref={root} tabIndex={-1} mb="lg">
        <DoubtNotice what={what} doubt={doubt} onLook={how('look')} onSend={how('send')} />
      </Box>
    );
  }
  return (
    <Box ref={root} tabIndex={-1} mb="lg">
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
    </Box>
  );
}
