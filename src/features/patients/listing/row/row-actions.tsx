import { PENDING } from '#domain/patient-status.ts';
import type { PatientRow } from '#features/patients/finder/patient-row.ts';
import { LinkAnchor } from '#ui/links/link-anchor.tsx';
import { useResend } from '../../invitation/use-resend.ts';
import { MenuButton } from './menu-button.tsx';
import { ResendButton } from './resend-button.tsx';
import { ResendOutcome } from './resend-outcome.tsx';
import classes from './row-parts.module.css';

/** Pending: delete and resend; any other status: update, view and delete (physician §2). */
export function RowActions({ patient }: { patient: PatientRow }) {
  const Actions = patient.status === PENDING ? InvitationActions : RecordActions;
  return (
    <div className={classes.actions}>
      <Actions patient={patient} />
    </div>
  );
}

/** Resends the invitation; the menu deletes. */
function InvitationActions({ patient }: { patient: PatientRow }) {
  const resend = useResend(patient.id);
  return (
    <>
      <div className={classes.linksInRow}>
        <ResendButton patient={patient} {...resend} />
      </div>
      <MenuButton patient={patient} onResend={resend.send} />
      <ResendOutcome {...resend} />
    </>
  );
}

/** Links to the record; the menu deletes. */
function RecordActions({ patient }: { patient: PatientRow }) {
  const { id, fullName } = patient;
  return (
    <>
      <div className={classes.linksInRow}>
        <LinkAnchor
          className={classes.action}
          to="/physician/update-profile/$patientId/{-$section}"
          params={{ patientId: id, section: undefined }}
          preload={false}
          aria-label={`Update ${fullName}`}
          data-control="update"
        >
          Update
        </LinkAnchor>
        <LinkAnchor
          className={classes.action}
          to="/physician/patient-profile/$patientId"
          params={{ patientId: id }}
          preload={false}
          aria-label={`View ${fullName}`}
          data-control="view"
        >
          View
        </LinkAnchor>
      </div>
      <MenuButton patient={patient} />
    </>
  );
}
