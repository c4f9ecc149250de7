import type { PatientRow } from '#features/patients/finder/patient-row.ts';
import type { useResend } from '../../invitation/use-resend.ts';
import classes from './row-parts.module.css';

type ResendButtonProps = { patient: PatientRow } & Pick<
  ReturnType<typeof useResend>,
  'send' | 'label' | 'isPending'
>;

/** Resends an invitation. Not `disabled` while sending: a disabled button would lose focus. */
export function ResendButton({ patient, send, label, isPending }: ResendButtonProps) {
  return (
    <button
      type="button"
      className={classes.action}
      aria-label={`Resend invitation to ${patient.fullName}`}
      aria-disabled={isPending}
      data-control="resend"
      onClick={send}
    >
      {label}
    </button>
  );
}
