import * as v from 'valibot';
import { letterRanges } from '#domain/values/letters.ts';
import { medicationRows } from '../../medication-rows.ts';
import { messages } from '../../messages.ts';
import { rows } from '../../questions/answers/rows.ts';
import { whenYes } from '../../questions/condition.ts';
import { text, yesNo } from '../../questions/kinds.ts';
import { questionnaire } from '../../questions/questionnaire.ts';

const MAX_ALLERGY_LETTERS = 15;

const allergy = yesNo('allergy', 'Are you allergic to any medication?', {
  summaryLabel: 'Allergic to medication',
  patientWording: { label: 'Is the patient allergic to any medication?' },
});
const allergyName = v.pipe(
  v.string(),
  v.regex(new RegExp(`^[${letterRanges} ]*$`, 'u'), messages.alphabets),
  v.maxLength(MAX_ALLERGY_LETTERS, messages.allergyTooLong),
);

/** Question for the medications to which a patient is allergic. */
export const allergyRows = rows('allergies', 'Medication allergies', {
  questions: [text('name', 'Medication', { wire: allergyName })],
  addLabel: 'Add another allergy',
  rowLabel: 'Allergy',
  when: whenYes(allergy),
});

/** Questions of Medications & Supplements (intake §2.5, §3, §5). */
export const medications = questionnaire([
  {
    title: 'Medications and supplements',
    titleHidden: true,
    questions: [medicationRows],
  },
  {
    title: 'Medication allergies',
    questions: [allergy, allergyRows],
  },
]);
