import type { PatientProfile } from '#api/endpoints/patient-profile.ts';
import { formatBirthDateLine } from '#domain/printed-record.ts';
import { ageAtDeath, ageInWords } from '#domain/values/age.ts';

/** Facts about a patient's life, as far as they are known. */
type Life = Pick<PatientProfile, 'dob' | 'gender' | 'deceased' | 'deceasedDate'>;

/** Returns the age, or for a deceased patient the date of and the age at death. */
function ageOf({ dob, deceased, deceasedDate }: Life): string {
  if (!deceased) return ageInWords(dob);
  const age = ageAtDeath(dob, deceasedDate);
  return ['Died', deceasedDate, age && `at ${age}`].filter(Boolean).join(' ');
}

/** Lists facts that distinguish equal names: birth date, age or death, gender (physician §2). */
export function describePatient(patient: Life): string[] {
  return [formatBirthDateLine(patient.dob), ageOf(patient), patient.gender].filter((fact) => fact !== '');
}
