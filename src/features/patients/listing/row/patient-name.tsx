import { IconUsers } from '@tabler/icons-react';
import { LinkAnchor } from '#ui/links/link-anchor.tsx';
import type { ListedPatient } from '../listed-patients.ts';
import classes from './row-parts.module.css';

/** Link to a patient's page, with a warning if other patients have the same name. */
export function PatientName({ listed: { patient, sameNameCount, isJustAdded } }: { listed: ListedPatient }) {
  return (
    <>
      <LinkAnchor
        className={`${classes.link} ${classes.clamped}`}
        dir="auto"
        to="/physician/patient-profile/$patientId"
        params={{ patientId: patient.id }}
        preload={false}
        data-control="name"
      >
        {patient.fullName || 'No name'}
      </LinkAnchor>
      {isJustAdded && (
        <span className={classes.remark} data-kind="added">
          Just added
        </span>
      )}
      {sameNameCount > 1 && (
        <span className={classes.remark}>
          <IconUsers aria-hidden size={16} stroke={1.75} />
          {sameNameCount} patients of this name
        </span>
      )}
    </>
  );
}
