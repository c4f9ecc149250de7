import type { PatientRow } from '#features/patients/finder/find-patients.ts';
import { useResend } from '../../invitation/use-resend.ts';
import classes from './row-parts.module.css';

/** Resends an invitation; the outcome is shown below, in addition to the toast (decision 40). */
export function ResendButton({ patient: { id, fullName } }: { patient: PatientRow }) {
  const { send, label, isPending, sentAt, failure } = useResend(id);
  return (
    <div className={classes.resend}>
      {/* Not `disabled` while sending: a disabled button would lose focus. */}
      <button
        type="button"
        className={classes.action}
        aria-label={`Resend invitation to ${fullName}`}
        aria-disabled={isPending}
        data-control="resend"
        onClick={send}
      >
        {label}
      </button>
      {sentAt !== null && <span className={classes.outcome}>Sent again</span>}
      {failure && (
        <span className={classes.outcome} data-failed role="alert">
          {failure}
        </span>
      )}
    </div>
  );
}
