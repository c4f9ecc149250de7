import type { Tables } from '#mocks/store/tables.ts';
import { fillIn } from '../add.ts';

/** Fills in the complete patient's service, nutrition, exercise and summary. */
export function fillInLife(tables: Tables, id: string): void {
  fillIn(tables, id, 'MilitaryService', {
    servedMilitary: true,
    branchOfService: 'Army',
    highestRank: 'Captain, Nurse Corps',
    exposedToChemicals: true,
    chemicals: [{ name: 'Smoke of burning oil wells' }, { name: 'Pesticides' }],
    exposedToWarzone: true,
    warzoneName: 'Persian Gulf',
    startWarzonePeriod: { month: '09', year: '1990' },
    endWarzonePeriod: { month: '04', year: '1991' },
    symptomOfPtsd: true,
    intrusiveMemoriesSymptoms: { upsettingNightmares: true, unwantedMemories: true },
    negativeThinkingSymptoms: { detachment: true },
    avoidanceSymptoms: { tryingToAvoid: true },
    physicalEmotionalReactions: { beingEasilyStartled: true, insomnia: true },
  });
  fillInNutrition(tables, id);
  fillIn(tables, id, 'Exercise', {
    exercisePerWeek: 4,
    cardiovascularExercise: true,
    cardiovascularExerciseType: 'Walking by the creek',
    cardiovascularExerciseOften: 'Four times a week',
    cardiovascularExerciseDuration: '30 minutes',
    cardiovascularExerciseIntensity: 'Low',
    regularStrengthTraining: false,
    stretchingFlexibilityExercises: true,
    stretchingFlexibilityExercisesType: 'Chair yoga',
    stretchingFlexibilityExercisesOften: 'Every morning',
    stretchingFlexibilityExercisesIntensity: 'Moderate',
  });
  fillIn(tables, id, 'Summary', {
    note: 'I want to sleep through the night and have enough appetite to keep my weight.\n\nMy son Daniel comes with me to every appointment; please explain changes to both of us.',
  });
}

function fillInNutrition(tables: Tables, id: string): void {
  fillIn(tables, id, 'Nutrition', {
    rateDiet: 7,
    dietaryRestrictions: 'Yes',
    currentDietaryRestrictions: 'No grapefruit because of my medicine, little sugar.',
    foodAllergies: 'Yes',
    foodAllergiesDescription: 'Shrimp: my lips swell.',
    recentDietChanges: true,
    recentDietChangesList: 'Smaller meals, more often, since the radiation therapy.',
    snackDuringDay: true,
    daySnackList: 'Crackers, bananas, ginger tea',
    nutritionDiets: [{ breakfast: 7, lunch: 5, dinner: 6 }],
    cookOwnMeals: '3/4 Times Week',
    eatingManners: { relaxed: true, seatedTable: true, withFamilyAndFriends: true },
    varietyOfFoods: 'Yes',
    sugarConsumptionFrequency: 'Occasionally',
    weightPattern: 'Underweight',
    alcohol: '0',
    coffee: '3',
    decafCoffee: '2',
    dietDrinks: '0',
    softDrinks: '0',
    blackTea: '1',
    greenTea: '4',
    herbalTea: 'More Than 5',
    sportDrinks: '0',
    fruitJuice: '2',
    water: 'More Than 5',
  });
}
