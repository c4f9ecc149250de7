import { Button } from '@mantine/core';
import { useRestoredFocus } from '#ui/reading/use-restored-focus.ts';
import type { InteractionAlertProps } from './alert-props.ts';
import classes from './interaction-alert.module.css';

type UnknownInteractionsProps = Pick<InteractionAlertProps, 'interactions' | 'onRetry' | 'retrying'>;

/** Says which interactions are not known, with Retry (decision 73). */
export function UnknownInteractions({ interactions, onRetry, retrying }: UnknownInteractionsProps) {
  const { found, unknown } = interactions;
  const button = useRestoredFocus(retrying, undefined, (retry) =>
    retry.closest<HTMLElement>('[role=dialog], section'),
  );
  return (
    <div className={classes.unknown}>
      <span>
        {unknown} {found.length > 0 && 'What is known:'}
      </span>
      <Button ref={button} variant="default" size="sm" onClick={onRetry} loading={retrying}>
        Retry
      </Button>
    </div>
  );
}
