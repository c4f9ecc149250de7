import { text } from '../questions/kinds.ts';
import { questionnaire } from '../questions/questionnaire.ts';

/** intake §2.13: one box, no rules. */
export const summary = questionnaire([
  {
    questions: [
      text('note', 'Please tell us in your own words what you feel is most important', {
        long: true,
        noted: 'Most important in the patient’s own words',
        ofPatient: { label: 'What does the patient feel is most important, in their own words?' },
      }),
    ],
  },
]);
