import type { Tables } from '../tables.ts';
import { addPersona, complete, fillIn, knownAnswers } from './add.ts';
import { portrait } from './portrait.ts';

/** patient@clinic.test: two of the built sections and four others are done; Diagnosis is the first that is not. */
export function seedHalfDonePatient(tables: Tables): void {
  const account = addPersona(tables, 'patient@clinic.test', {
    id: 'patient',
    suffix: 'Ms',
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
    profileImage: portrait(0),
  });
  fillIn(tables, account.id, 'PatientInformation', {
    ...knownAnswers(account),
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
  complete(tables, account.id, ['TreatmentHistory', 'FamilyHistory', 'MilitaryService', 'Exercise']);
}
