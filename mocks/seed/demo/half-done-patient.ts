import type { Tables } from '#mocks/store/tables.ts';
import { addDemoAccount, answerConditions, buildKnownAnswers, fillIn } from '../add.ts';
import { buildPortrait } from '../build-portrait.ts';

/** Adds patient@clinic.test: six sections are complete, the next one is Diagnosis. */
export function seedHalfDonePatient(tables: Tables): void {
  const account = addDemoAccount(tables, 'patient@clinic.test', {
    id: 'patient',
    suffix: 'ms',
    phone: '3035550142',
    homePhone: '13035550177',
    dob: '04-28-1986',
    gender: 'Female',
    address: '1420 Juniper Street',
    addressTwo: 'Apt 3B',
    city: 'Denver',
    zipCode: '80206',
    country: 'United States',
    state: 'Colorado',
    profileImage: buildPortrait(0),
    mmrNumber: 'CO-2210-5518',
    mmrExp: '03-31-2027',
  });
  fillIn(tables, account.id, 'PatientInformation', {
    ...buildKnownAnswers(account),
    occupation: 'Education/Training',
    education: 'Masters',
    ethnicity: { black: true, other: true },
    heightUnit: 'feet',
    heightFeet: '5',
    heightInches: '4',
    weight: '142',
    weightUnit: 'Lbs',
    bloodGroup: 'O+',
  });
  fillIn(tables, account.id, 'Contacts', {
    firstName: 'Daniel',
    lastName: 'Holloway',
    contactPhone: '3035550155',
    relationship: 'Spouse',
    physicianFirstName: 'Helen',
    physicianLastName: 'Ashworth',
    physicianPhoneNumber: '3035550190',
    physicianKnowCannabisUse: true,
    referredBy: 'A friend from the pain support group',
  });
  fillInHistoryToExercise(tables, account.id);
}

/** Fills in the four sections after Diagnosis that this patient has completed. */
function fillInHistoryToExercise(tables: Tables, id: string): void {
  fillIn(tables, id, 'TreatmentHistory', {
    previousTreatment: true,
    treatments: [
      { name: 'Appendix removal', date: { month: '08', year: '2003' } },
      { name: 'Physical therapy for the lower back', date: { month: '02', year: '2024' } },
    ],
  });
  fillIn(
    tables,
    id,
    'FamilyHistory',
    answerConditions('FamilyHistory', ['depression', 'migraineHeadaches', 'thyroidDisorders']),
  );
  fillIn(tables, id, 'MilitaryService', { servedMilitary: false });
  fillIn(tables, id, 'Exercise', {
    exercisePerWeek: 2,
    cardiovascularExercise: true,
    cardiovascularExerciseType: 'Swimming',
    cardiovascularExerciseOften: 'Twice a week',
    cardiovascularExerciseDuration: '40 minutes',
    cardiovascularExerciseIntensity: 'Moderate',
    regularStrengthTraining: false,
    stretchingFlexibilityExercises: null,
  });
}
