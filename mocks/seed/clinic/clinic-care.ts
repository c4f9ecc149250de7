import type { SimpleFaker } from '@faker-js/faker';
import { productTypes, timesPerDay, useMethods } from '#domain/options/cannabis.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account } from '#mocks/store/tables.ts';
import { answerConditions, buildMedicationRows, fillIn } from '../add.ts';
import { getAge, getBirthYear } from './clinic-age.ts';
import { listObjectivesOfDiagnosis } from './clinic-diagnoses.ts';

/** Treatments with the age from which they are common. */
const treatments = [
  ['Appendix removal', 18],
  ['Back surgery', 35],
  ['Cataract surgery', 65],
  ['Chemotherapy', 30],
  ['Hernia repair', 30],
  ['Hip replacement', 60],
  ['Knee arthroscopy', 25],
  ['Nerve block injections', 25],
  ['Physical therapy', 18],
  ['Tonsil removal', 18],
] as const;
/** Medications of the shared list, with and without interactions of cytochrome P450. */
const medications = [
  ['Amitriptyline', '25 mg', 'At night'],
  ['Atorvastatin', '20 mg', 'Once a day'],
  ['Carbamazepine', '200 mg', 'Twice a day'],
  ['Clobazam', '10 mg', 'Twice a day'],
  ['Fluoxetine', '20 mg', 'Every morning'],
  ['Gabapentin', '300 mg', 'Three times a day'],
  ['Ibuprofen', '400 mg', 'When needed'],
  ['Lisinopril', '10 mg', 'Once a day'],
  ['Magnesium', '400 mg', 'At night'],
  ['Melatonin', '3 mg', 'At night'],
  ['Metformin', '500 mg', 'Twice a day'],
  ['Omeprazole', '20 mg', 'Before breakfast'],
  ['St. John’s wort', '300 mg', 'Once a day'],
  ['Tramadol', '50 mg', 'When needed'],
  ['Warfarin', '5 mg', 'Once a day'],
  ['Zolpidem', '5 mg', 'When I cannot sleep'],
] as const;
const allergies = ['Penicillin', 'Aspirin', 'Sulfa drugs', 'Codeine', 'Latex'];
const familyConditions = [
  'arthritis',
  'asthma',
  'cancer',
  'depression',
  'diabetesType2',
  'heartAttack',
  'highBloodPressure',
];
const pastYearConditions = [
  'anxiety',
  'chronicLowBackPain',
  'depression',
  'fatigueWeakness',
  'headaches',
  'migraines',
  'musclePain',
  'pain',
  'sleepProblems',
];
const feelings = [
  'Relaxed and less in pain.',
  'It takes the edge off, but I get hungry.',
  'Sleepy, in a good way.',
];
const medicineSources = [
  'A dispensary near my work',
  'My caregiver grows it',
  'Mail order from a licensed shop',
];

/** Fills in a section for a generated patient who has an account and a diagnosis. */
type FillInSection = (faker: SimpleFaker, store: Store, account: Account) => void;

/** Returns some entries of a list, in random order. */
const pickSome = <T>(faker: SimpleFaker, list: readonly T[], min: number, max: number) =>
  faker.helpers.arrayElements([...list], { min, max });
const toFlags = (keys: readonly { value: string }[]) =>
  Object.fromEntries(keys.map(({ value }) => [value, true]));

const findDiagnosisRecord = ({ tables }: Store, { id }: Account) =>
  tables.intakeRecords.find(({ userId, module }) => userId === id && module === 'Diagnosis')?.record;

/** Lists the treatments common at a patient's age; chemotherapy only for a cancer. */
function listTreatments(store: Store, account: Account): string[] {
  const hasCancer = Boolean(findDiagnosisRecord(store, account)?.cancerStage);
  return treatments.flatMap(([name, minAge]) =>
    getAge(account) >= minAge && (name !== 'Chemotherapy' || hasCancer) ? [name] : [],
  );
}

const fillInTreatments: FillInSection = (faker, store, account) => {
  const { tables } = store;
  const { id } = account;
  const names = pickSome(faker, listTreatments(store, account), 0, 3);
  const treatmentRows = names.map((name) => ({
    name,
    date: {
      month: String(faker.number.int({ min: 1, max: 12 })).padStart(2, '0'),
      year: String(faker.number.int({ min: Math.max(2010, getBirthYear(account) + 16), max: 2024 })),
    },
  }));
  const answers = treatmentRows.length > 0 ? { treatments: treatmentRows } : {};
  fillIn(tables, id, 'TreatmentHistory', { previousTreatment: treatmentRows.length > 0, ...answers });
};

const fillInMedications: FillInSection = (faker, { tables }, { id }) => {
  const names = pickSome(faker, allergies, 0, 2);
  fillIn(tables, id, 'Medications', {
    medications: buildMedicationRows(tables, pickSome(faker, medications, 1, 4)),
    allergy: names.length > 0,
    ...(names.length > 0 && { allergies: names.map((name) => ({ name })) }),
  });
};

const fillInCannabis: FillInSection = (faker, store, account) => {
  const { tables } = store;
  const { id } = account;
  const objectiveKeys = listObjectivesOfDiagnosis(String(findDiagnosisRecord(store, account)?.name ?? ''));
  const objective = Object.fromEntries(pickSome(faker, objectiveKeys, 1, 2).map((key) => [key, true]));
  // One patient in four has never tried cannabis, and is asked no further questions about it.
  if (faker.number.int({ max: 3 }) === 0) {
    fillIn(tables, id, 'CannabisUse', { previousExperience: 'NeverTriedit', objective });
    return;
  }
  const experience = ['TriedItYears5Ago', 'CurrentlyUseOccasionally', 'CurrentlyUseDaily'];
  const pick = (list: readonly { value: string }[]) => faker.helpers.arrayElement([...list]).value;
  fillIn(tables, id, 'CannabisUse', {
    previousExperience: faker.helpers.arrayElement(experience),
    tolerance: faker.helpers.arrayElement(['lowtolerance', 'averagetolerance', 'hightolerance']),
    // Without the last option, “Another way”, which asks for a description.
    useMethod: toFlags(pickSome(faker, useMethods.slice(0, -1), 1, 3)),
    amount: faker.helpers.arrayElement(['5', '10', '20', '25']),
    frequency: pick(timesPerDay.slice(0, 3)),
    feelingUsingCannabis: faker.helpers.arrayElement(feelings),
    favoriteCultivar: faker.helpers.arrayElement([false, null]),
    cannabisForSymptoms: true,
    // Without the last option, “Other”.
    productType: pick(productTypes.slice(0, -1)),
    medicalSupervision: true,
    treatmentStartDate: `0${faker.number.int({ min: 1, max: 9 })}-15-${faker.number.int({ min: 2021, max: 2025 })}`,
    cannabisRegimenCommitment: faker.number.int({ min: 4, max: 10 }),
    medicineSource: faker.helpers.arrayElement(medicineSources),
    treatmentLocatin: 'At home',
    objective,
  });
};

/** Functions that fill in Treatment History to Cannabis Use, in sidebar order. */
export const careSections: readonly FillInSection[] = [
  fillInTreatments,
  fillInMedications,
  (faker, { tables }, { id }) =>
    fillIn(
      tables,
      id,
      'FamilyHistory',
      answerConditions('FamilyHistory', pickSome(faker, familyConditions, 0, 4)),
    ),
  (faker, { tables }, { id }) =>
    fillIn(
      tables,
      id,
      'PatientHistory',
      answerConditions('PatientHistory', pickSome(faker, pastYearConditions, 1, 6)),
    ),
  fillInCannabis,
];
