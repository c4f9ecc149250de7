import { contacts } from '#domain/intake/contacts.ts';
import { diagnosis } from '#domain/intake/diagnosis.ts';
import { patientInformation } from '#domain/intake/patient-information.ts';
import { sectionCalls } from './section-calls.ts';

/** The path is misspelt in the contract (decision 4). Texts: intake §8. */
export const patientInformationCalls = sectionCalls({
  path: 'intake/pationInfo',
  about: 'patient information',
  questionnaire: patientInformation,
  success: 'Patient Information Update Successfully',
  errors: { 400: 'Patient Information Not Updated' },
});

export const contactsCalls = sectionCalls({
  path: 'intake/contacts',
  about: 'contacts',
  questionnaire: contacts,
  success: 'Contact Information Update Successfully',
  errors: { 400: 'Contact Information Not Updated' },
});

export const diagnosisCalls = sectionCalls({
  path: 'intake/diagnosis',
  about: 'diagnosis',
  questionnaire: diagnosis,
  success: 'Diagnosis Information Update Successfully',
  errors: { 400: 'Diagnosis Information Not Updated' },
});

/** The calls of a section by its module name. */
export const intakeCalls = {
  PatientInformation: patientInformationCalls,
  Contacts: contactsCalls,
  Diagnosis: diagnosisCalls,
};
