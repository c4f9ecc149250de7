import { intensities } from '../options/lifestyle.ts';
import { yes } from '../questions/condition.ts';
import { choice, text, yesNo } from '../questions/kinds.ts';
import { questionnaire } from '../questions/questionnaire.ts';
import { slider } from '../questions/slider.ts';

const cardio = yesNo('cardiovascularExercise', 'Do you do cardiovascular exercise?', {
  noted: 'Does cardiovascular exercise',
  ofPatient: { label: 'Does the patient do cardiovascular exercise?' },
});
const strength = yesNo('regularStrengthTraining', 'Do you do regular strength training?', {
  noted: 'Does regular strength training',
  ofPatient: { label: 'Does the patient do regular strength training?' },
});
const stretching = yesNo('stretchingFlexibilityExercises', 'Do you do stretching or flexibility exercises?', {
  noted: 'Does stretching or flexibility exercises',
  ofPatient: { label: 'Does the patient do stretching or flexibility exercises?' },
});
const half = 'half' as const;

/** Questions of Exercise (intake §2.11, §3). The stretching type keeps its value (decision 32). */
export const exercise = questionnaire([
  {
    questions: [
      slider('exercisePerWeek', 'How many days a week did you exercise in the past 3 months?', {
        min: 0,
        max: 7,
        noted: 'Exercise in the past 3 months',
        ofPatient: { label: 'How many days a week did the patient exercise in the past 3 months?' },
        unit: ['day a week', 'days a week'],
      }),
    ],
  },
  {
    title: 'Cardio',
    noted: 'Cardiovascular exercise',
    questions: [
      cardio,
      text('cardiovascularExerciseType', 'Type', { when: yes(cardio), width: half }),
      text('cardiovascularExerciseOften', 'How often?', {
        noted: 'How often',
        when: yes(cardio),
        width: half,
      }),
      text('cardiovascularExerciseDuration', 'Duration', { when: yes(cardio), width: half }),
      choice('cardiovascularExerciseIntensity', 'Intensity', intensities, { when: yes(cardio), width: half }),
    ],
  },
  {
    title: 'Strength training',
    questions: [
      strength,
      text('regularStrengthTrainingType', 'Type', { when: yes(strength), width: half }),
      choice('regularStrengthTrainingIntensity', 'Intensity', intensities, {
        when: yes(strength),
        width: half,
      }),
    ],
  },
  {
    title: 'Stretching and flexibility',
    questions: [
      stretching,
      text('stretchingFlexibilityExercisesType', 'Type', { when: yes(stretching), width: half }),
      text('stretchingFlexibilityExercisesOften', 'How often?', {
        noted: 'How often',
        when: yes(stretching),
        width: half,
      }),
      choice('stretchingFlexibilityExercisesIntensity', 'Intensity', intensities, {
        when: yes(stretching),
        width: half,
      }),
    ],
  },
]);
