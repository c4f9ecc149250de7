import { isUnknown } from '#api/client/api-error.ts';
import { resendInvitation } from '#api/endpoints/patients.ts';
import { useWrite } from '#api/use-write.ts';
import type { PatientRow } from '#features/patients/find-patients.ts';
import classes from './row-parts.module.css';

/**
 * Sends a pending patient a new invitation. What came of it stands beneath the button, beside what its toast says
 * (decision 40).
 */
export function ResendButton({ patient: { id, fullName } }: { patient: PatientRow }) {
  const { mutate, isPending, isSuccess, error } = useWrite(resendInvitation);
  return (
    <div className={classes.resend}>
      {/* Not disabled while it sends: it would lose the focus, and a press that repeats another is dropped anyway. */}
      <button
        type="button"
        className={classes.action}
        aria-label={`Resend invitation to ${fullName}`}
        aria-disabled={isPending}
        data-control="resend"
        onClick={() => mutate({ body: { patientId: id } })}
      >
        {isPending ? 'Sending …' : 'Resend invitation'}
      </button>
      {isSuccess && <span className={classes.outcome}>Sent again</span>}
      {error && (
        <span className={classes.outcome} data-failed role="alert">
          {isUnknown(error) ? 'It may have been sent.' : 'Not sent.'} {error.message}
        </span>
      )}
    </div>
  );
}
