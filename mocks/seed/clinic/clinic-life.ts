import type { SimpleFaker } from '@faker-js/faker';
import { drinks, howOften, intensities, servings, weightPatterns } from '#domain/options/lifestyle.ts';
import { branchesOfService } from '#domain/options/military.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account } from '#mocks/store/tables.ts';
import { fillIn } from '../add.ts';
import { getBirthYear } from './clinic-age.ts';

const notes = [
  'I want to need fewer pills and still get through a working day.',
  'Sleep is what I miss most. When I sleep well, everything else is easier.',
  'Please call rather than write; reading is hard for me on bad days.',
  'I am careful with new medicine because of my work, I drive a truck.',
];
const sports = ['Walking', 'Swimming', 'Cycling', 'Gardening', 'Dancing'];

/** Fills in a section for a generated patient. */
type FillInSection = (faker: SimpleFaker, store: Store, account: Account) => void;

const pickValue = (faker: SimpleFaker, list: readonly { value: string }[]) =>
  faker.helpers.arrayElement([...list]).value;

const fillInMilitary: FillInSection = (faker, { tables }, account) => {
  const { id } = account;
  // Years of service between the ages of 19 and 39, from 1990 to 2010.
  const first = Math.max(1990, getBirthYear(account) + 19);
  const last = Math.min(2010, getBirthYear(account) + 39);
  // One patient in five has served, if the years of service fit their age.
  if (faker.number.int({ max: 4 }) > 0 || first > last) {
    fillIn(tables, id, 'MilitaryService', { servedMilitary: false });
    return;
  }
  const start = faker.number.int({ min: first, max: last });
  fillIn(tables, id, 'MilitaryService', {
    servedMilitary: true,
    branchOfService: pickValue(faker, branchesOfService),
    highestRank: faker.helpers.arrayElement(['Sergeant', 'Corporal', 'Lieutenant']),
    exposedToChemicals: false,
    exposedToWarzone: true,
    warzoneName: faker.helpers.arrayElement(['Iraq', 'Afghanistan', 'Kuwait']),
    startWarzonePeriod: { month: '03', year: String(start) },
    endWarzonePeriod: { month: '10', year: String(start + 1) },
    symptomOfPtsd: true,
    intrusiveMemoriesSymptoms: { flashbacks: true },
    physicalEmotionalReactions: { beingOnGuard: true, insomnia: true },
  });
};

const fillInNutrition: FillInSection = (faker, { tables }, { id }) => {
  const daysPerWeek = () => faker.number.int({ min: 2, max: 7 });
  const hasSnacks = faker.number.int({ max: 1 }) === 1;
  fillIn(tables, id, 'Nutrition', {
    rateDiet: faker.number.int({ min: 3, max: 9 }),
    dietaryRestrictions: faker.helpers.arrayElement(['No', 'Unsure']),
    foodAllergies: 'No',
    recentDietChanges: false,
    snackDuringDay: hasSnacks,
    daySnackList: hasSnacks ? 'Fruit and nuts' : '',
    nutritionDiets: [{ breakfast: daysPerWeek(), lunch: daysPerWeek(), dinner: daysPerWeek() }],
    cookOwnMeals: pickValue(faker, howOften),
    eatingManners: { seatedTable: true, alone: hasSnacks },
    varietyOfFoods: 'Yes',
    sugarConsumptionFrequency: pickValue(faker, howOften),
    weightPattern: pickValue(faker, weightPatterns),
    ...Object.fromEntries(Object.keys(drinks).map((drink) => [drink, pickValue(faker, servings)])),
  });
};

const fillInExercise: FillInSection = (faker, { tables }, { id }) => {
  const daysPerWeek = faker.number.int({ max: 6 });
  const isActive = daysPerWeek > 0;
  fillIn(tables, id, 'Exercise', {
    exercisePerWeek: daysPerWeek,
    cardiovascularExercise: isActive,
    cardiovascularExerciseType: isActive ? faker.helpers.arrayElement(sports) : '',
    cardiovascularExerciseOften: isActive ? `${daysPerWeek} times a week` : '',
    cardiovascularExerciseDuration: isActive ? '30 minutes' : '',
    cardiovascularExerciseIntensity: isActive ? pickValue(faker, intensities) : '',
    regularStrengthTraining: false,
    stretchingFlexibilityExercises: faker.helpers.arrayElement([false, null]),
  });
};

/** Functions that fill in Military Service to Summary, in sidebar order, without documents. */
export const lifeSections: readonly FillInSection[] = [
  fillInMilitary,
  fillInNutrition,
  fillInExercise,
  (faker, { tables }, { id }) => fillIn(tables, id, 'Summary', { note: faker.helpers.arrayElement(notes) }),
];
