import { text } from '../../questions/kinds.ts';
import { questionnaire } from '../../questions/questionnaire.ts';

/** Question of Summary, a single text without rules (intake §2.13). */
export const summary = questionnaire([
  {
    questions: [
      text('note', 'Please tell us in your own words what you feel is most important', {
        long: true,
        summaryLabel: 'Most important in the patient’s own words',
        patientWording: { label: 'What does the patient feel is most important, in their own words?' },
      }),
    ],
  },
]);
