import * as v from 'valibot';
import { line } from '#domain/values/texts.ts';
import {
  cancerStage,
  experienceWithCannabis,
  icdCode,
  otherObjective,
  treatmentObjectives,
} from '../illness-questions.ts';
import { initiallyEmptyMedicationRows } from '../medication-rows.ts';
import { messages } from '../messages.ts';
import { genders } from '../options/person.ts';
import { calendarDay } from '../questions/answers/wire-fields.ts';
import { birthDate, choice, text } from '../questions/kinds.ts';
import { diagnosisLookup } from '../questions/lookup.ts';
import type { DateQuestion, LookupQuestion } from '../questions/question.ts';
import { questionnaire } from '../questions/questionnaire.ts';
import { email } from '../registration/kinds.ts';

// Browser autofill would insert the physician's own data.
const autoComplete = 'off';

const birthDateQuestion = birthDate('dob', 'Date of birth', { width: 'half', autoComplete });
/** Date of birth that is sent as null, not '', if unanswered (physician §3). */
const dob: DateQuestion = {
  ...birthDateQuestion,
  entries: { dob: v.nullable(calendarDay) },
  encode: (answer) => ({ dob: birthDateQuestion.encode(answer).dob || null }),
};

const diagnosisWithCancer = diagnosisLookup('diagnosis', 'Primary diagnosis', { required: true });
/** Diagnosis without `isCancer`, which this request does not carry (physician §3). */
const diagnosis: LookupQuestion = {
  ...diagnosisWithCancer,
  entries: { name: line, diagnoseId: line },
  encode: ({ text, item }) => ({ name: item?.name ?? text.trim(), diagnoseId: item?.id ?? '' }),
};

const objective = treatmentObjectives(messages.objectiveRequired);

/** Questions of Add New Patient (physician §2, §3, §5). The cancer stage is optional. */
export const newPatient = questionnaire([
  {
    title: 'The patient',
    questions: [
      text('firstName', 'First name', { required: true, width: 'half', autoComplete }),
      text('lastName', 'Last name', { required: true, width: 'half', autoComplete }),
      email('email', 'Email', {
        required: true,
        autoComplete,
        hint: 'The invitation goes there, and the patient signs in with it.',
      }),
      dob,
      choice('gender', 'Gender', genders, { width: 'half' }),
      experienceWithCannabis('previousExperience'),
    ],
  },
  { title: 'Diagnosis', questions: [diagnosis, icdCode, cancerStage('cancerStage', diagnosis, false)] },
  { title: 'Medications and supplements', questions: [initiallyEmptyMedicationRows] },
  { title: 'Objectives', questions: [objective, otherObjective(objective)] },
]);
