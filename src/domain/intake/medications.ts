import { medicationRows } from '../medication-rows.ts';
import { messages } from '../messages.ts';
import { yes } from '../questions/condition.ts';
import { text, yesNo } from '../questions/kinds.ts';
import { questionnaire } from '../questions/questionnaire.ts';
import { rows } from '../questions/rows.ts';

const LONGEST_ALLERGY = 15;

const allergy = yesNo('allergy', 'Are you allergic to any medication?', {
  noted: 'Allergic to medication',
  ofPatient: { label: 'Is the patient allergic to any medication?' },
});
const allergyName = (answer: string) => {
  if (!/^[\p{L}\p{M} ]+$/u.test(answer.trim())) return messages.alphabets;
  return answer.trim().length > LONGEST_ALLERGY ? messages.allergyTooLong : null;
};

/** intake §2.5, §3, §5. */
export const medications = questionnaire([
  {
    title: 'Medications and supplements',
    questions: [medicationRows],
  },
  {
    title: 'Medication allergies',
    questions: [
      allergy,
      rows('allergies', 'Medication allergies', {
        questions: [text('name', 'Medication', { rule: allergyName })],
        addLabel: 'Add another allergy',
        rowLabel: 'Allergy',
        when: yes(allergy),
      }),
    ],
  },
]);
