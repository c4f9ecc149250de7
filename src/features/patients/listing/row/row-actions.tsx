import { createContext, use } from 'react';
import { PENDING } from '#domain/patient-status.ts';
import type { PatientRow } from '#features/patients/finder/find-patients.ts';
import { LinkAnchor } from '#ui/links/link-anchor.tsx';
import { ResendButton } from './resend-button.tsx';
import classes from './row-parts.module.css';

/** Opens the deletion dialog. A context, because rows are memoized. */
export const DeletePatientContext = createContext<(patient: PatientRow) => void>(() => {});

/** Pending: delete and resend; any other status: update, view and delete (physician §2). */
export function RowActions({ patient }: { patient: PatientRow }) {
  const askToDelete = use(DeletePatientContext);
  const { id, fullName, status } = patient;
  return (
    <div className={classes.actions}>
      {status === PENDING ? (
        <ResendButton patient={patient} />
      ) : (
        <>
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
        </>
      )}
      <button
        type="button"
        className={classes.action}
        aria-label={`Delete ${fullName}`}
        data-control="delete"
        data-danger
        onClick={() => askToDelete(patient)}
      >
        Delete
      </button>
    </div>
  );
}
