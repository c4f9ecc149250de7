import type { PatientRow } from './patient-row.ts';

/** Returns a row of the list for tests, in which all but the given data is missing. */
export const exampleRow = (known: Partial<PatientRow>): PatientRow => ({
  id: 'p',
  fullName: '',
  email: '',
  phone: '',
  primaryDiagnosis: '',
  profileImage: '',
  status: '',
  ...known,
});
