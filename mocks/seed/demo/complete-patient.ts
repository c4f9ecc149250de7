import type { Tables } from '#mocks/store/tables.ts';
import { addDemoAccount, buildDiagnosisAnswer, buildKnownAnswers, fillIn, markComplete } from '../add.ts';
import { buildPortrait } from '../build-portrait.ts';
import { fillInCare } from './complete-patient-care.ts';
import { fillInLife } from './complete-patient-life.ts';

/** Adds complete.patient@clinic.test: all 13 sections, a cancer, every kind of interaction. */
export function seedCompletePatient(tables: Tables): void {
  const account = addDemoAccount(tables, 'complete.patient@clinic.test', {
    id: 'complete-patient',
    suffix: 'mrs',
    phone: '3035550134',
    homePhone: '13035550108',
    dob: '11-03-1957',
    gender: 'Female',
    address: '88 Old Mill Road',
    city: 'Boulder',
    zipCode: '80302',
    country: 'United States',
    state: 'Colorado',
    profileImage: buildPortrait(4),
    mmrNumber: 'CO-4471-0926',
    mmrExp: '06-30-2027',
  });
  fillIn(tables, account.id, 'PatientInformation', {
    ...buildKnownAnswers(account),
    occupation: 'Retired',
    education: 'Fourth year of college',
    ethnicity: { black: true },
    heightUnit: 'cm',
    heightCM: '180',
    weight: '58',
    weightUnit: 'KG',
    bloodGroup: 'A-',
  });
  fillIn(tables, account.id, 'Contacts', {
    firstName: 'Daniel',
    lastName: 'Okafor',
    contactPhone: '3035550135',
    relationship: 'Son',
    physicianFirstName: 'Helen',
    physicianLastName: 'Ashworth',
    physicianPhoneNumber: '3035550190',
    physicianKnowCannabisUse: true,
    referredBy: 'Oncology department',
    caretakerName: 'Daniel Okafor',
  });
  fillInDiagnosis(tables, account.id);
  fillInCare(tables, account.id);
  fillInLife(tables, account.id);
  // A mark alone: the section’s status follows from the documents (mocks/handlers/intake.ts).
  markComplete(tables, account.id, ['MyDocuments']);
}

function fillInDiagnosis(tables: Tables, id: string): void {
  fillIn(tables, id, 'Diagnosis', {
    diagnosis: buildDiagnosisAnswer(tables, 'Breast cancer'),
    cancerStage: 'stage2',
    icdCode: 'C50.9',
    onsetDate: '03-15-2023',
    duration: '3 years',
    concerns: [
      { name: 'Poor sleep since the radiation therapy' },
      { name: 'Loss of appetite' },
      { name: 'Knee pain when walking' },
    ],
  });
}
