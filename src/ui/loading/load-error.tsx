import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useRestoredFocus } from '#ui/reading/use-restored-focus.ts';
import { chooseFailurePicture, type Failure } from './failure.ts';

export interface LoadErrorProps {
  /** Content that failed to load, as the sentence's object: "your contacts". */
  what: string;
  /** Cause, which selects the illustration and the text; unknown if left out. */
  error?: Failure | null;
  onRetry: () => void;
  /** True while the retry is pending. */
  retrying?: boolean;
  /** Consequence for the user: "Nothing you saved is lost." */
  children?: ReactNode;
}

/** Notice in place of content that failed to load, with Retry (decision 37). */
export function LoadError({ what, error, onRetry, retrying = false, children }: LoadErrorProps) {
  // If a retry in a dialog succeeds, the dialog takes the focus: it must not leave a dialog.
  const button = useRestoredFocus(retrying, undefined, (retry) =>
    retry.closest<HTMLElement>('[role=dialog]'),
  );
  return (
    <InlineNotice
      kind="error"
      picture={error ? chooseFailurePicture(error) : 'page'}
      title={`We could not load ${what}.`}
      action={
        <Button ref={button} variant="default" size="sm" onClick={onRetry} loading={retrying}>
          Retry
        </Button>
      }
    >
      {error?.message || 'Please try again in a moment.'} {children}
    </InlineNotice>
  );
}
