import { intensities } from '../../options/lifestyle.ts';
import { whenYes } from '../../questions/condition.ts';
import { choice, text, yesNo } from '../../questions/kinds.ts';
import { questionnaire } from '../../questions/questionnaire.ts';
import { slider } from '../../questions/slider.ts';

const cardio = yesNo('cardiovascularExercise', 'Do you do cardiovascular exercise?', {
  summaryLabel: 'Does cardiovascular exercise',
  patientWording: { label: 'Does the patient do cardiovascular exercise?' },
});
const strength = yesNo('regularStrengthTraining', 'Do you do regular strength training?', {
  summaryLabel: 'Does regular strength training',
  patientWording: { label: 'Does the patient do regular strength training?' },
});
const stretching = yesNo('stretchingFlexibilityExercises', 'Do you do stretching or flexibility exercises?', {
  summaryLabel: 'Does stretching or flexibility exercises',
  patientWording: { label: 'Does the patient do stretching or flexibility exercises?' },
});
const half = 'half' as const;

/** Questions of Exercise (intake §2.11, §3). The stretching type keeps its value (decision 32). */
export const exercise = questionnaire([
  {
    questions: [
      slider('exercisePerWeek', 'How many days a week did you exercise in the past 3 months?', {
        min: 0,
        max: 7,
        summaryLabel: 'Exercise in the past 3 months',
        patientWording: { label: 'How many days a week did the patient exercise in the past 3 months?' },
        unit: ['day a week', 'days a week'],
      }),
    ],
  },
  {
    title: 'Cardio',
    summaryLabel: 'Cardiovascular exercise',
    questions: [
      cardio,
      text('cardiovascularExerciseType', 'Type', { when: whenYes(cardio), width: half }),
      text('cardiovascularExerciseOften', 'How often?', {
        summaryLabel: 'How often',
        when: whenYes(cardio),
        width: half,
      }),
      text('cardiovascularExerciseDuration', 'Duration', { when: whenYes(cardio), width: half }),
      choice('cardiovascularExerciseIntensity', 'Intensity', intensities, {
        when: whenYes(cardio),
        width: half,
      }),
    ],
  },
  {
    title: 'Strength training',
    questions: [
      strength,
      text('regularStrengthTrainingType', 'Type', { when: whenYes(strength), width: half }),
      choice('regularStrengthTrainingIntensity', 'Intensity', intensities, {
        when: whenYes(strength),
        width: half,
      }),
    ],
  },
  {
    title: 'Stretching and flexibility',
    questions: [
      stretching,
      text('stretchingFlexibilityExercisesType', 'Type', { when: whenYes(stretching), width: half }),
      text('stretchingFlexibilityExercisesOften', 'How often?', {
        summaryLabel: 'How often',
        when: whenYes(stretching),
        width: half,
      }),
      choice('stretchingFlexibilityExercisesIntensity', 'Intensity', intensities, {
        when: whenYes(stretching),
        width: half,
      }),
    ],
  },
]);
