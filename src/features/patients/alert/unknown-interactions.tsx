import { Button } from '@mantine/core';
import { useRestoredFocus } from '#ui/reading/use-restored-focus.ts';
import type { AlertProps } from './alert-props.ts';
import classes from './interaction-alert.module.css';

type UnknownInteractionsProps = Pick<AlertProps, 'interactions' | 'onRetry' | 'retrying'>;

/** Says which interactions are not known, with Retry (decision 73). */
export function UnknownInteractions({ interactions, onRetry, retrying }: UnknownInteractionsProps) {
  // `unknown` is a sentence; null if all interactions are known.
  const { found, unknown } = interactions;
  // The button disappears after a success: then the focus goes to the alert or the popover.
  const retryButton = useRestoredFocus(retrying, undefined, (button) =>
    button.closest<HTMLElement>('[role=dialog], section'),
  );
  return (
    <div className={classes.unknown}>
      <span>
        {unknown} {found.length > 0 && 'What is known:'}
      </span>
      <Button ref={retryButton} variant="default" size="sm" onClick={onRetry} loading={retrying}>
        Retry
      </Button>
    </div>
  );
}
