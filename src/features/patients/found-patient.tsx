import '@mantine/core/styles/Badge.layer.css';
import { Badge, Text } from '@mantine/core';
import type { PatientRow } from './find-patients.ts';
import classes from './patient-search.module.css';

interface FoundPatientProps {
  patient: PatientRow;
  /** Somebody else has the same name. */
  isNamesake: boolean;
}

/** Who it is: the name, and what tells them from somebody else of that name. */
export function FoundPatient({ patient, isNamesake }: FoundPatientProps) {
  const { fullName, email, primaryDiagnosis, status } = patient;
  return (
    <span className={classes.patient}>
      <bdi className={classes.name}>{fullName}</bdi>
      {status === 'pending' && <Badge color="amber">Pending</Badge>}
      {isNamesake && <Badge color="water">Same name</Badge>}
      <Text span inherit c="dimmed" className={classes.about}>
        {[email, primaryDiagnosis || 'No diagnosis added'].filter(Boolean).map((words) => (
          <bdi key={words}>{words}</bdi>
        ))}
      </Text>
    </span>
  );
}
