import { familyConditions, pastYearProblems } from '../../options/conditions.ts';
import { questionnaire } from '../../questions/questionnaire.ts';
import { yesNoList } from '../../questions/yes-no-list.ts';

/** Questions of Family History (intake §2.6, §3). */
export const familyHistory = questionnaire([
  {
    questions: [
      yesNoList('conditions', 'Has anyone in your family had any of these?', familyConditions, {
        itemLabel: 'condition',
        summaryLabel: 'Conditions in the family',
        patientWording: { label: 'Has anyone in the patient’s family had any of these?' },
        hint: 'Parents, brothers, sisters, grandparents and children count.',
      }),
    ],
  },
]);

/** Questions of Patient History (intake §2.7, §3). All 39 problems are asked (decision 29). */
export const patientHistory = questionnaire([
  {
    questions: [
      yesNoList('problems', 'Have you had any of these in the past year?', pastYearProblems, {
        itemLabel: 'problem',
        summaryLabel: 'Problems in the past year',
        patientWording: { label: 'Has the patient had any of these in the past year?' },
      }),
    ],
  },
]);
