import { yesNo } from '../questions/kinds.ts';
import { questionnaire } from '../questions/questionnaire.ts';

/**
 * Facts of a patient's account that a physician sees in Patient Information (physician §3), as
 * questions, so that the review shows them like answers.
 */
export const accountFacts = questionnaire([
  { title: 'Account', questions: [yesNo('twoFA', 'Two-factor authentication')] },
]);
