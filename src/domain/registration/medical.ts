import { line } from '#domain/values/texts.ts';
import {
  cancerStage,
  experienceWithCannabis,
  otherObjective,
  treatmentObjectives,
} from '../illness-questions.ts';
import { medicationRows } from '../medication-rows.ts';
import { messages } from '../messages.ts';
import { tolerances } from '../options/cannabis.ts';
import { whenAnswer } from '../questions/condition.ts';
import { choice, text } from '../questions/kinds.ts';
import { diagnosisLookup } from '../questions/lookup.ts';
import type { LookupQuestion } from '../questions/question.ts';
import { questionnaire } from '../questions/questionnaire.ts';
import { toggle } from '../questions/toggle.ts';

/** Diagnosis of which only the id is sent (accounts §3). */
const diagnosis: LookupQuestion = {
  ...diagnosisLookup('diagnosis', 'Primary diagnosis', { required: true }),
  entries: { diagnoseId: line },
  encode: ({ item }) => ({ diagnoseId: item?.id ?? '' }),
};
const previousExperience = experienceWithCannabis('previous_experience');
const objective = treatmentObjectives(messages.objectiveRequired);

/** Questions of step 3 of the patient's sign-up (accounts §2.6, §3, §4.1, §5). */
export const medicalInformation = questionnaire([
  {
    title: 'Your diagnosis',
    questions: [
      diagnosis,
      // The name is misspelt in the contract (decision 4).
      cancerStage('diagnosStage', diagnosis, true),
      text('note', 'Anything else about it?', {
        long: true,
        hint: 'Optional: what the clinic should know about your health before it sees you.',
      }),
    ],
  },
  { title: 'Medications and supplements', questions: [medicationRows] },
  {
    title: 'Cannabis and you',
    questions: [
      previousExperience,
      choice('tolerance', 'Tolerance', tolerances, {
        width: 'half',
        // Asked for any experience but 'NeverTriedit'.
        when: whenAnswer(previousExperience, (value) => value !== '' && value !== 'NeverTriedit'),
      }),
    ],
  },
  {
    title: 'Your objectives',
    questions: [objective, otherObjective(objective)],
  },
  {
    title: 'Terms and conditions',
    questions: [
      toggle('termsCondition', 'I agree to the terms and conditions', 'checkbox', {
        required: true,
        hint: 'They include sharing my health information with the professionals I choose.',
      }),
    ],
  },
]);
