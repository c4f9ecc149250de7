import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';

export interface LoadErrorProps {
  /** What could not be loaded, as the sentence's object: "your contacts". */
  what: string;
  onRetry: () => void;
  /** The retry is under way. */
  retrying?: boolean;
  /** Why, and what it means for the reader: "Nothing you saved is lost." */
  children?: ReactNode;
}

/** Where something should be that did not load: says so, and offers to try again (decision 37). */
export function LoadError({ what, onRetry, retrying = false, children }: LoadErrorProps) {
  return (
    <InlineNotice
      kind="error"
      title={`We could not load ${what}.`}
      action={
        <Button variant="default" size="sm" onClick={onRetry} loading={retrying}>
          Retry
        </Button>
      }
    >
      {children || 'Please try again in a moment.'}
    </InlineNotice>
  );
}
