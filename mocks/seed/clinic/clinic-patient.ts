import type { SimpleFaker } from '@faker-js/faker';
import { occupations } from '#domain/options/person.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account } from '#mocks/store/tables.ts';
import { addAccount, buildDiagnosisAnswer, buildKnownAnswers, fillIn, getDaysBefore } from '../add.ts';
import { buildPortrait } from '../build-portrait.ts';
import { getAge } from './clinic-age.ts';
import { listDiagnosesAtAge } from './clinic-diagnoses.ts';
import { familyNames, femaleNames, maleNames, streets } from './names.ts';

/** Places with matching parts; telephone numbers are the fictional 555-01xx. */
const places = [
  { city: 'Denver', state: 'Colorado', zip: '802', area: '720' },
  { city: 'Colorado Springs', state: 'Colorado', zip: '809', area: '719' },
  { city: 'Portland', state: 'Oregon', zip: '972', area: '971' },
  { city: 'Sacramento', state: 'California', zip: '958', area: '916' },
  { city: 'Albuquerque', state: 'New Mexico', zip: '871', area: '505' },
  { city: 'Phoenix', state: 'Arizona', zip: '850', area: '602' },
];
const relatives = ['Spouse', 'Parent', 'Sister', 'Brother', 'Friend', 'Neighbor'];
const relativesOfElders = ['Spouse', 'Daughter', 'Son', 'Sister', 'Brother', 'Friend'];

const retirementAge = 67;
const workingOccupations = occupations.filter(({ value }) => value !== 'Retired');
/** Several entries, since faker draws no number for one: all later patients would change. */
const retiredOccupations = ['Retired', 'Retired', 'Retired', 'Caregiver/Homemaker'].map((value) => ({
  value,
}));
const listOccupationsAt = (age: number) => (age < retirementAge ? workingOccupations : retiredOccupations);
const concerns = [
  'Trouble falling asleep',
  'Headaches in the afternoon',
  'Poor appetite',
  'Stiff joints in the morning',
  'Anxiety in crowds',
  'Tingling in the hands',
];

/** Returns a day of a year as MM-DD-YYYY. */
function pickDay(faker: SimpleFaker, year: number): string {
  const pickTwoDigits = (max: number) => String(faker.number.int({ min: 1, max: max })).padStart(2, '0');
  return `${pickTwoDigits(12)}-${pickTwoDigits(28)}-${year}`;
}

/** Returns a gender. A few differ from their first name, some invited patients have none. */
function pickGender(sex: 'female' | 'male', index: number): string {
  if (index % 24 === 9) return 'Other';
  if (index === 40) return 'Decline To Answer';
  if (index % 16 === 5) return '';
  return sex === 'female' ? 'Female' : 'Male';
}

/** Returns true for a patient who is invited and has not signed up yet. */
export const isPendingPatient = (index: number) => index % 8 === 5;

/** Returns the days since a patient was added: most are recent, pending ones 43 at most. */
function getDaysSinceAdded(index: number): number {
  if (isPendingPatient(index)) return 1 + ((index * 5) % 43);
  // 37 and 57 share no divisor: each of 57 patients has another place. The root favors recent days.
  const spread = ((index * 37) % 57) / 57;
  return Math.floor(355 * (1 - Math.sqrt(spread))) + 2;
}

/** Adds a generated patient with an account. */
export function addClinicPatient(faker: SimpleFaker, store: Store, index: number): Account {
  const sex = faker.helpers.arrayElement(['female', 'male'] as const);
  const firstName = faker.helpers.arrayElement(sex === 'female' ? femaleNames : maleNames);
  const lastName = faker.helpers.arrayElement(familyNames);
  const place = faker.helpers.arrayElement(places);
  const mailbox = `${firstName}.${lastName}`.toLowerCase().replace(/[^a-z.]/g, '');
  return addAccount(store.tables, {
    id: `patient-${100 + index}`,
    role: 'patient',
    email: `${mailbox}${index}@mail.test`,
    firstName,
    lastName,
    gender: pickGender(sex, index),
    registeredAt: getDaysBefore(store, getDaysSinceAdded(index)),
    dob: pickDay(faker, faker.number.int({ min: 1942, max: 2004 })),
    phone: `${place.area}55501${String(index).padStart(2, '0')}`,
    address: `${faker.number.int({ min: 10, max: 4999 })} ${faker.helpers.arrayElement(streets)}`,
    city: place.city,
    zipCode: `${place.zip}${faker.number.int({ min: 10, max: 99 })}`,
    country: 'United States',
    state: place.state,
    profileImage: index % 4 === 0 ? buildPortrait(index) : '',
    ...(index % 3 === 0 && { mmrNumber: `CO-${3000 + index * 17}`, mmrExp: `0${1 + (index % 9)}-28-2027` }),
  });
}

/** Fills in Patient Information with the account’s data and generated measures. */
export function fillInPatientInformation(faker: SimpleFaker, { tables }: Store, account: Account): void {
  fillIn(tables, account.id, 'PatientInformation', {
    ...buildKnownAnswers(account),
    occupation: faker.helpers.arrayElement(listOccupationsAt(getAge(account))).value,
    heightUnit: 'feet',
    heightFeet: '5',
    heightInches: String(faker.number.int({ min: 0, max: 11 })),
    weight: String(faker.number.int({ min: 108, max: 240 })),
    weightUnit: 'Lbs',
    bloodGroup: faker.helpers.arrayElement(['A+', 'O+', 'B+', 'none']),
  });
}

/** Fills in Contacts with a relative of the same family name and the seed’s physician. */
export function fillInContacts(faker: SimpleFaker, { tables }: Store, account: Account): void {
  fillIn(tables, account.id, 'Contacts', {
    firstName: faker.helpers.arrayElement([...femaleNames, ...maleNames]),
    lastName: account.lastName,
    contactPhone: `${account.phone.slice(0, 3)}55501${faker.number.int({ min: 60, max: 99 })}`,
    relationship: faker.helpers.arrayElement(getAge(account) < 55 ? relatives : relativesOfElders),
    physicianFirstName: 'Helen',
    physicianLastName: 'Ashworth',
    physicianPhoneNumber: '3035550190',
    physicianKnowCannabisUse: faker.helpers.arrayElement([true, false, null]),
  });
}

/** Fills in Diagnosis with a diagnosis that is plausible at the patient’s age. */
export function fillInDiagnosis(faker: SimpleFaker, store: Store, account: Account): void {
  const age = getAge(account);
  const diagnosis = buildDiagnosisAnswer(store.tables, faker.helpers.arrayElement(listDiagnosesAtAge(age)));
  const years = faker.number.int({ min: 1, max: Math.min(12, age - 12) });
  fillIn(store.tables, account.id, 'Diagnosis', {
    diagnosis,
    // Stored for a cancer only: for other diagnoses the form hides the question.
    cancerStage: `stage${faker.number.int({ min: 0, max: 4 })}`,
    onsetDate: pickDay(faker, new Date(store.now()).getFullYear() - years),
    duration: years === 1 ? '1 year' : `${years} years`,
    concerns: faker.helpers.arrayElements(concerns, { min: 0, max: 3 }).map((name) => ({ name })),
  });
}
