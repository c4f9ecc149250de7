import { Text, Title } from '@mantine/core';
import type { PatientProfile } from '#api/endpoints/patient-profile.ts';
import { ageInWords } from '#domain/values/age.ts';
import { Portrait } from '#ui/layout/portrait.tsx';
import classes from './patient-record.module.css';

interface PatientIdentityProps {
  /** Absent until it is loaded. */
  patient: PatientProfile | undefined;
  name: string;
}

/** Whose record is open: it stays in sight while the record scrolls under it. */
export function PatientIdentity({ patient, name }: PatientIdentityProps) {
  const about = patient && [ageInWords(patient.dob), patient.gender].filter(Boolean).join(' · ');
  return (
    <div className={classes.identity}>
      <Portrait image={patient?.profileImage} />
      <div className={classes.who}>
        <Title order={1} size="h3" tabIndex={-1} className={classes.name}>
          {name}
        </Title>
        {/* Its line is there before it is loaded: the name stays where it is. */}
        <Text size="sm" c="dimmed">
          {about || '\u00a0'}
        </Text>
      </div>
    </div>
  );
}
