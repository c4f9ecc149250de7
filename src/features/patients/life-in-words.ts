import type { PatientProfile } from '#api/endpoints/patient-profile.ts';
import { bornOn } from '#domain/printed-record.ts';
import { ageAtDeath, ageInWords } from '#domain/values/age.ts';

type Life = Pick<PatientProfile, 'dob' | 'gender' | 'deceased' | 'deceasedDate'>;

/** For somebody who has died the day and the age at death stand for the age. */
function ageOf({ dob, deceased, deceasedDate }: Life): string {
  if (!deceased) return ageInWords(dob);
  const age = ageAtDeath(dob, deceasedDate);
  return ['Died', deceasedDate, age && `at ${age}`].filter(Boolean).join(' ');
}

/** What tells a patient from a namesake: the birth date, the age or the death, and the gender (physician §2). */
export function lifeInWords(patient: Life): string[] {
  return [bornOn(patient.dob), ageOf(patient), patient.gender].filter((fact) => fact !== '');
}
