import { drinks, eatingManners, howOften, servings, weightPatterns } from '../options/lifestyle.ts';
import { yes } from '../questions/condition.ts';
import { choice, flags, text, yesNo } from '../questions/kinds.ts';
import { plainOptions } from '../questions/option.ts';
import { questionnaire } from '../questions/questionnaire.ts';
import { rows } from '../questions/rows.ts';
import { slider } from '../questions/slider.ts';
import { saidYes, yesNoUnsure } from '../questions/unsure.ts';

const dietaryRestrictions = yesNoUnsure('dietaryRestrictions', 'Do you have dietary restrictions?', {
  noted: 'Dietary restrictions',
  ofPatient: { label: 'Does the patient have dietary restrictions?' },
});
const foodAllergies = yesNoUnsure('foodAllergies', 'Do you have food allergies?', {
  noted: 'Food allergies',
  ofPatient: { label: 'Does the patient have food allergies?' },
});
const recentDietChanges = yesNo('recentDietChanges', 'Have you changed your diet recently?', {
  noted: 'Recent changes of diet',
  ofPatient: { label: 'Has the patient changed the diet recently?' },
});
const snackDuringDay = yesNo('snackDuringDay', 'Do you snack during the day?', {
  noted: 'Snacks during the day',
  ofPatient: { label: 'Does the patient snack during the day?' },
});
const daysPerWeek = { min: 0, max: 7, unit: ['day a week', 'days a week'], width: 'half' } as const;

/** Questions of Nutrition (intake §2.10, §3, §4, §5). */
export const nutrition = questionnaire([
  {
    title: 'Your diet',
    noted: 'Diet',
    questions: [
      slider('rateDiet', 'How would you rate your diet?', {
        noted: 'Rating of the diet',
        ofPatient: { label: 'How does the patient rate the diet?' },
        min: 1,
        max: 10,
        ends: ['Poor', 'Excellent'],
      }),
      dietaryRestrictions,
      text('currentDietaryRestrictions', 'Your dietary restrictions', {
        noted: 'Which restrictions',
        ofPatient: { label: 'The patient’s dietary restrictions' },
        long: true,
        when: saidYes(dietaryRestrictions),
      }),
      foodAllergies,
      text('foodAllergiesDescription', 'Your food allergies', {
        noted: 'Which allergies',
        ofPatient: { label: 'The patient’s food allergies' },
        long: true,
        when: saidYes(foodAllergies),
      }),
      recentDietChanges,
      text('recentDietChangesList', 'What have you changed?', {
        noted: 'What was changed',
        ofPatient: { label: 'What has the patient changed?' },
        long: true,
        when: yes(recentDietChanges),
      }),
      snackDuringDay,
      text('daySnackList', 'What do you snack on?', {
        noted: 'Which snacks',
        ofPatient: { label: 'What does the patient snack on?' },
        long: true,
        when: yes(snackDuringDay),
      }),
    ],
  },
  {
    title: 'Your meals',
    noted: 'Meals',
    questions: [
      rows('nutritionDiets', 'Meals in a week', {
        questions: [
          slider('breakfast', 'Breakfast', daysPerWeek),
          slider('lunch', 'Lunch', daysPerWeek),
          slider('dinner', 'Dinner', daysPerWeek),
        ],
        addLabel: 'Add another week',
        rowLabel: 'Week',
      }),
      choice('cookOwnMeals', 'How often do you cook your own meals?', howOften, {
        noted: 'Cooks own meals',
        ofPatient: { label: 'How often does the patient cook their own meals?' },
      }),
      flags('eatingManners', 'How do you eat?', eatingManners, {
        noted: 'Way of eating',
        ofPatient: { label: 'How does the patient eat?' },
        hint: 'Choose all that apply.',
      }),
      choice('varietyOfFoods', 'Do you eat a variety of foods?', plainOptions(['Yes', 'No', 'Unsure']), {
        noted: 'Eats a variety of foods',
        ofPatient: { label: 'Does the patient eat a variety of foods?' },
        open: true,
      }),
      choice('sugarConsumptionFrequency', 'How often do you eat sugar?', howOften, {
        noted: 'Eats sugar',
        ofPatient: { label: 'How often does the patient eat sugar?' },
      }),
      // The label is literal (intake §3).
      choice('weightPattern', 'Do you consider yourself?', weightPatterns, {
        noted: 'Own view of the weight',
        ofPatient: { label: 'How does the patient see their own weight?' },
        open: true,
        required: true,
      }),
    ],
  },
  {
    title: 'What you drink in a week',
    noted: 'Drinks in a week',
    hint: 'Servings in a usual week.',
    questions: Object.entries(drinks).map(([name, label]) =>
      choice(name, label, servings, { counted: true, width: 'half' }),
    ),
  },
]);
