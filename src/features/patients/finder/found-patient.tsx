import '@mantine/core/styles/Badge.layer.css';
import { Badge } from '@mantine/core';
import { memo } from 'react';
import { DECEASED, PENDING, readStatus } from '#domain/patient-status.ts';
import { formatBirthDateLine } from '#domain/printed-record.ts';
import { displayCellPhone } from '#domain/values/phone.ts';
import { Portrait } from '#ui/layout/portrait.tsx';
import type { PatientRow } from './patient-row.ts';
import classes from './patient-search.module.css';

interface FoundPatientProps {
  patient: PatientRow;
  /** True if another patient has the same name. */
  isNamesake: boolean;
  /** Birth date, if it is known: only of patients whose page was open. */
  dob: string | undefined;
}

/** Found patient: name, status, and facts that distinguish patients of the same name. */
export const FoundPatient = memo(function FoundPatient({ patient, isNamesake, dob }: FoundPatientProps) {
  const { fullName, email, phone, primaryDiagnosis, profileImage } = patient;
  const status = readStatus(patient.status);
  const facts = [
    formatBirthDateLine(dob),
    email,
    phone && displayCellPhone(phone),
    primaryDiagnosis || 'No diagnosis added',
  ];
  return (
    <span className={classes.patient}>
      <Portrait image={profileImage} />
      <span className={classes.text}>
        <bdi className={classes.name}>{fullName}</bdi>
        {status === PENDING && <Badge color="amber">Pending</Badge>}
        {status === DECEASED && <Badge color="gray">Deceased</Badge>}
        {isNamesake && <Badge color="water">Same name</Badge>}
        <span className={classes.facts}>
          {facts.filter(Boolean).map((fact) => (
            <bdi key={fact}>{fact}</bdi>
          ))}
        </span>
      </span>
    </span>
  );
});
