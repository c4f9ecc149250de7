import type { useResend } from '../../invitation/use-resend.ts';
import classes from './row-parts.module.css';

type ResendOutcomeProps = Pick<ReturnType<typeof useResend>, 'label' | 'isPending' | 'sentAt' | 'failure'>;

/** Outcome of a resend, in addition to the toast (decision 40). */
export function ResendOutcome({ label, isPending, sentAt, failure }: ResendOutcomeProps) {
  return (
    <>
      {isPending && <span className={`${classes.outcome} ${classes.progress}`}>{label}</span>}
      {sentAt !== null && <span className={classes.outcome}>Sent again</span>}
      {failure && (
        <span className={classes.outcome} data-failed role="alert">
          {failure}
        </span>
      )}
    </>
  );
}
