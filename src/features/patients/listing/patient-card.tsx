import { memo } from 'react';
import { deceasedClass } from '#clinic/deceased/deceased-class.ts';
import { DECEASED } from '#domain/patient-status.ts';
import { displayCellPhone } from '#domain/values/phone.ts';
import { Portrait } from '#ui/layout/portrait.tsx';
import type { ListingRow } from './listing-features.ts';
import classes from './patient-cards.module.css';
import { PatientName } from './row/patient-name.tsx';
import { RowActions } from './row/row-actions.tsx';
import { StatusMark } from './row/status-mark.tsx';

interface PatientCardProps {
  row: ListingRow;
  /** Index among all found patients. */
  index: number;
  /** Number of found patients. */
  total: number;
  /** Ref that measures the height. */
  measure: (element: HTMLElement | null) => void;
}

/** Card of a patient: three lines on a phone, two on a wider screen. */
export const PatientCard = memo(function PatientCard({ row, index, total, measure }: PatientCardProps) {
  const { patient, isJustAdded } = row.original;
  const { profileImage, email, phone, primaryDiagnosis, status } = patient;
  return (
    <li
      ref={measure}
      className={classes.item}
      data-index={index}
      data-patient={row.id}
      aria-posinset={index + 1}
      aria-setsize={total}
    >
      <div
        className={`${classes.card} ${status === DECEASED ? deceasedClass : ''}`}
        data-added={isJustAdded || undefined}
      >
        <div className={classes.portrait}>
          <Portrait image={profileImage} />
        </div>
        <div className={classes.name}>
          <PatientName listed={row.original} />
        </div>
        <div className={classes.status}>
          <StatusMark status={status} />
        </div>
        <span className={classes.diagnosis} dir="auto">
          {primaryDiagnosis || <em>No diagnosis added</em>}
        </span>
        <div className={classes.contact} dir="auto">
          {phone && <span className={classes.phone}>{displayCellPhone(phone)}</span>}
          <span className={classes.email}>{email || <em>No email</em>}</span>
        </div>
        <RowActions patient={patient} />
      </div>
    </li>
  );
});
