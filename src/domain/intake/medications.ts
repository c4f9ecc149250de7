import { messages } from '../messages.ts';
import { yes } from '../questions/condition.ts';
import { text, yesNo } from '../questions/kinds.ts';
import { isUnresolved, medicationLookup } from '../questions/lookup.ts';
import type { LookupAnswer } from '../questions/question.ts';
import { questionnaire } from '../questions/questionnaire.ts';
import { rows } from '../questions/rows.ts';

const LONGEST_ALLERGY = 15;
const unresolved = 'Choose each medication from the suggestions, or add it as a new one, before you go on.';

const allergy = yesNo('allergy', 'Are you allergic to any medication?');
const allergyName = (answer: string) => {
  if (!/^[\p{L}\p{M} ]+$/u.test(answer.trim())) return messages.alphabets;
  return answer.trim().length > LONGEST_ALLERGY ? messages.allergyTooLong : null;
};

/** intake §2.5, §3, §5. */
export const medications = questionnaire([
  {
    title: 'Medications and supplements',
    questions: [
      rows('medications', 'Medications and supplements', {
        questions: [
          medicationLookup('medication', 'Medication or supplement', { required: true }),
          text('dose', 'Dose', { width: 'half', hint: 'For example 20 mg.' }),
          text('frequency', 'Frequency', { width: 'half', hint: 'For example twice a day.' }),
        ],
        addLabel: 'Add another medication',
        rowLabel: 'Medication',
        holdUp: (list) =>
          list.some((row) => isUnresolved(row.medication as LookupAnswer)) ? unresolved : null,
      }),
    ],
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
