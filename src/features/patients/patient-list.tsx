import '@mantine/core/styles/Badge.layer.css';
import { Badge } from '@mantine/core';
import { memo } from 'react';
import { LinkAnchor } from '#ui/links/link-anchor.tsx';
import type { PatientRow } from './find-patients.ts';
import classes from './patient-list.module.css';

/** One line a patient on a wide screen, one block on a phone. */
export const PatientList = memo(function PatientList({ patients }: { patients: readonly PatientRow[] }) {
  return (
    <ul className={classes.list}>
      {patients.map(({ id, fullName, primaryDiagnosis, status }) => (
        <li key={id} className={classes.patient}>
          <span className={classes.name}>{fullName}</span>
          <span className={classes.diagnosis}>{primaryDiagnosis || 'No diagnosis added'}</span>
          <span>
            <Status status={status ?? ''} />
          </span>
          <span className={classes.links}>
            <LinkAnchor
              className={classes.link}
              to="/physician/patient-profile/$patientId"
              params={{ patientId: id }}
              preload={false}
            >
              View <span className={classes.of}>{fullName}</span>
            </LinkAnchor>
            <LinkAnchor
              className={classes.link}
              to="/physician/update-profile/$patientId/{-$section}"
              params={{ patientId: id, section: undefined }}
              preload={false}
            >
              Health Intake <span className={classes.of}>of {fullName}</span>
            </LinkAnchor>
          </span>
        </li>
      ))}
    </ul>
  );
});

/** 'pending' is the one value that the documents name: invited, but not signed up (physician §4). */
function Status({ status }: { status: string }) {
  if (status === '') return null;
  const pending = status === 'pending';
  return <Badge color={pending ? 'amber' : 'pine'}>{pending ? 'Pending' : capitalized(status)}</Badge>;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
