import '@mantine/core/styles/Badge.layer.css';
import { Badge, Text } from '@mantine/core';
import { DECEASED, PENDING, readStatus } from '#domain/patient-status.ts';
import type { PatientRow } from './find-patients.ts';
import classes from './patient-search.module.css';

interface FoundPatientProps {
  patient: PatientRow;
  /** True if another patient has the same name. */
  isNamesake: boolean;
}

/** Found patient: name, status, and facts that distinguish patients of the same name. */
export function FoundPatient({ patient, isNamesake }: FoundPatientProps) {
  const { fullName, email, primaryDiagnosis } = patient;
  const status = readStatus(patient.status);
  return (
    <span className={classes.patient}>
      <bdi className={classes.name}>{fullName}</bdi>
      {status === PENDING && <Badge color="amber">Pending</Badge>}
      {status === DECEASED && <Badge color="gray">Deceased</Badge>}
      {isNamesake && <Badge color="water">Same name</Badge>}
      <Text span inherit c="dimmed" className={classes.about}>
        {[email, primaryDiagnosis || 'No diagnosis added'].filter(Boolean).map((words) => (
          <bdi key={words}>{words}</bdi>
        ))}
      </Text>
    </span>
  );
}
