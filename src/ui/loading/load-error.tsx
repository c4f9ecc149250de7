import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { useKeptFocus } from '#ui/reading/use-kept-focus.ts';
import { type Failure, pictureOf } from './failure.ts';

export interface LoadErrorProps {
  /** What could not be loaded, as the sentence's object: "your contacts". */
  what: string;
  /** Why, which chooses the drawing and gives the words; not known where it is left out. */
  error?: Failure | null;
  onRetry: () => void;
  /** The retry is under way. */
  retrying?: boolean;
  /** What it means for the reader: "Nothing you saved is lost." */
  children?: ReactNode;
}

/** Where something should be that did not load: says so, and offers to try again (decision 37). */
export function LoadError({ what, error, onRetry, retrying = false, children }: LoadErrorProps) {
  // A dialog keeps the focus that it has trapped.
  const button = useKeptFocus(retrying, undefined, (retry) => retry.closest<HTMLElement>('[role=dialog]'));
  return (
    <InlineNotice
      kind="error"
      picture={error ? pictureOf(error) : 'page'}
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
