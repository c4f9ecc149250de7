import { messages } from '../../messages.ts';
import { rows } from '../../questions/answers/rows.ts';
import { whenYes } from '../../questions/condition.ts';
import { text, yesNo } from '../../questions/kinds.ts';
import { pastMonth } from '../../questions/month.ts';
import { questionnaire } from '../../questions/questionnaire.ts';

const previousTreatment = yesNo(
  'previousTreatment',
  'Have you had any surgeries or treatments in the past?',
  {
    summaryLabel: 'Surgeries or treatments in the past',
    patientWording: { label: 'Has the patient had any surgeries or treatments in the past?' },
  },
);

/** Questions of Treatment History (intake §2.4, §3, §5). */
export const treatmentHistory = questionnaire([
  {
    questions: [
      previousTreatment,
      rows('treatments', 'Surgeries and treatments', {
        questions: [
          text('name', 'Surgery or treatment', {
            required: true,
            requiredMessage: messages.treatment,
            width: 'half',
          }),
          pastMonth('date', 'When', 'YYYY MMMM', { width: 'half' }),
        ],
        required: true,
        addLabel: 'Add another treatment',
        rowLabel: 'Surgery or treatment',
        when: whenYes(previousTreatment),
      }),
    ],
  },
]);
