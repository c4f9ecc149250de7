import type { PatientProfile } from '#api/endpoints/patient-profile.ts';
import classes from './patient-details.module.css';
import { PatientFacts } from './patient-facts.tsx';

interface PatientDetailsProps {
  patient: PatientProfile;
  /** False where the strip's button shows the facts instead; paper has them all the same. */
  isShown: boolean;
}

/** Facts of the header on Patient Profile, where the window has room for them. */
export function PatientDetails({ patient, isShown }: PatientDetailsProps) {
  return (
    <div className={classes.card} data-shown={isShown || undefined}>
      <PatientFacts patient={patient} />
    </div>
  );
}
