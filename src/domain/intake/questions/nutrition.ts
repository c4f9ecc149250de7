import { drinks, eatingManners, howOften, servings, weightPatterns } from '../../options/lifestyle.ts';
import { rows } from '../../questions/answers/rows.ts';
import { whenYes } from '../../questions/condition.ts';
import { choice, flags, text, yesNo } from '../../questions/kinds.ts';
import { plainOptions } from '../../questions/option.ts';
import { questionnaire } from '../../questions/questionnaire.ts';
import { slider } from '../../questions/slider.ts';
import { whenSaidYes, yesNoUnsure } from '../../questions/yes-no-unsure.ts';

const dietaryRestrictions = yesNoUnsure('dietaryRestrictions', 'Do you have dietary restrictions?', {
  summaryLabel: 'Dietary restrictions',
  patientWording: { label: 'Does the patient have dietary restrictions?' },
});
const foodAllergies = yesNoUnsure('foodAllergies', 'Do you have food allergies?', {
  summaryLabel: 'Food allergies',
  patientWording: { label: 'Does the patient have food allergies?' },
});
const recentDietChanges = yesNo('recentDietChanges', 'Have you changed your diet recently?', {
  summaryLabel: 'Recent changes of diet',
  patientWording: { label: 'Has the patient changed the diet recently?' },
});
const snackDuringDay = yesNo('snackDuringDay', 'Do you snack during the day?', {
  summaryLabel: 'Snacks during the day',
  patientWording: { label: 'Does the patient snack during the day?' },
});
const daysPerWeek = { min: 0, max: 7, unit: ['day a week', 'days a week'], width: 'half' } as const;

/** Questions of Nutrition (intake §2.10, §3, §4, §5). */
export const nutrition = questionnaire([
  {
    title: 'Your diet',
    summaryLabel: 'Diet',
    questions: [
      slider('rateDiet', 'How would you rate your diet?', {
        summaryLabel: 'Rating of the diet',
        patientWording: { label: 'How does the patient rate the diet?' },
        min: 1,
        max: 10,
        ends: ['Poor', 'Excellent'],
      }),
      dietaryRestrictions,
      text('currentDietaryRestrictions', 'Your dietary restrictions', {
        summaryLabel: 'Which restrictions',
        patientWording: { label: 'The patient’s dietary restrictions' },
        long: true,
        when: whenSaidYes(dietaryRestrictions),
      }),
      foodAllergies,
      text('foodAllergiesDescription', 'Your food allergies', {
        summaryLabel: 'Which allergies',
        patientWording: { label: 'The patient’s food allergies' },
        long: true,
        when: whenSaidYes(foodAllergies),
      }),
      recentDietChanges,
      text('recentDietChangesList', 'What have you changed?', {
        summaryLabel: 'What was changed',
        patientWording: { label: 'What has the patient changed?' },
        long: true,
        when: whenYes(recentDietChanges),
      }),
      snackDuringDay,
      text('daySnackList', 'What do you snack on?', {
        summaryLabel: 'Which snacks',
        patientWording: { label: 'What does the patient snack on?' },
        long: true,
        when: whenYes(snackDuringDay),
      }),
    ],
  },
  {
    title: 'Your meals',
    summaryLabel: 'Meals',
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
        summaryLabel: 'Cooks own meals',
        patientWording: { label: 'How often does the patient cook their own meals?' },
      }),
      flags('eatingManners', 'How do you eat?', eatingManners, {
        summaryLabel: 'Way of eating',
        patientWording: { label: 'How does the patient eat?' },
        hint: 'Choose all that apply.',
      }),
      choice('varietyOfFoods', 'Do you eat a variety of foods?', plainOptions(['Yes', 'No', 'Unsure']), {
        summaryLabel: 'Eats a variety of foods',
        patientWording: { label: 'Does the patient eat a variety of foods?' },
        showsButtons: true,
      }),
      choice('sugarConsumptionFrequency', 'How often do you eat sugar?', howOften, {
        summaryLabel: 'Eats sugar',
        patientWording: { label: 'How often does the patient eat sugar?' },
      }),
      // The label is literal (intake §3).
      choice('weightPattern', 'Do you consider yourself?', weightPatterns, {
        summaryLabel: 'Own view of the weight',
        patientWording: { label: 'How does the patient see their own weight?' },
        showsButtons: true,
        required: true,
      }),
    ],
  },
  {
    title: 'What you drink in a week',
    summaryLabel: 'Drinks in a week',
    hint: 'Servings in a usual week.',
    questions: Object.entries(drinks).map(([name, label]) =>
      choice(name, label, servings, { isCounted: true, width: 'half' }),
    ),
  },
]);
