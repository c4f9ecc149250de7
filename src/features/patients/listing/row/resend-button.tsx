import type { PatientRow } from '#features/patients/find-patients.ts';
import { useResend } from '../../invitation/use-resend.ts';
import classes from './row-parts.module.css';

/** Sends a pending patient a new invitation; the outcome stands below, next to what its toast says (decision 40). */
export function ResendButton({ patient: { id, fullName } }: { patient: PatientRow }) {
  const { send, label, isPending, sentAt, failure } = useResend(id);
  return (
    <div className={classes.resend}>
      {/* Not disabled while it sends: a disabled button would lose the focus. */}
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
