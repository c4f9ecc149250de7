import { cancerStage, icdCode } from '../../illness-questions.ts';
import { rows } from '../../questions/answers/rows.ts';
import { bondDetails } from '../../questions/bonds.ts';
import { pastDate, text } from '../../questions/kinds.ts';
import { diagnosisLookup } from '../../questions/lookup.ts';
import { questionnaire } from '../../questions/questionnaire.ts';

const diagnosisName = diagnosisLookup('diagnosis', 'Primary diagnosis', { required: true });

const details = [
  cancerStage('cancerStage', diagnosisName, true),
  icdCode,
  pastDate('onsetDate', 'Date of onset', {
    hint: 'When it began, as well as you remember.',
    patientWording: { hint: 'When it began, as well as the patient remembers.' },
    width: 'half',
  }),
  text('duration', 'Duration', { hint: 'For example 2 years.', width: 'half' }),
];

/** Questions of Diagnosis (intake §2.3, §3, §5). */
export const diagnosis = questionnaire(
  [
    { questions: [diagnosisName, ...details] },
    {
      title: 'Other health concerns',
      questions: [
        rows('concerns', 'Other health concerns', {
          questions: [text('name', 'Concern')],
          addLabel: 'Add another concern',
          rowLabel: 'Concern',
        }),
      ],
    },
  ],
  // No answer changes another one.
  [],
  [bondDetails(diagnosisName, details)],
);
