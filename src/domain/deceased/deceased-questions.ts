import { messages } from '../messages.ts';
import { whenAnswer } from '../questions/condition.ts';
import { day, text } from '../questions/kinds.ts';
import { questionnaire } from '../questions/questionnaire.ts';
import { toggle } from '../questions/toggle.ts';
import { isFutureDate, toCalendarDate } from '../values/dates.ts';

const deceased = toggle('deceased', 'This patient is deceased', 'checkbox');
const isDeceased = whenAnswer(deceased, (answer) => answer);

/** Returns true if the date is before the birth; false if either date is unknown. */
function isBeforeBirth(answer: string, dob: string): boolean {
  const died = toCalendarDate(answer);
  const born = toCalendarDate(dob);
  return died !== null && born !== null && died < born;
}

/**
 * Builds the questions about a death. While the box is not ticked, date and cause are sent empty
 * (physician §4, §5, decision 45).
 * @param dob the patient's birth date, MM-DD-YYYY
 */
export function deceasedQuestions(dob: string) {
  const findDateProblem = (answer: string) => {
    if (isFutureDate(answer)) return messages.dateInFuture;
    return isBeforeBirth(answer, dob) ? messages.dateBeforeBirth(dob) : null;
  };
  const detailOptions = { required: true, width: 'half', when: isDeceased } as const;
  return questionnaire([
    {
      questions: [
        deceased,
        day('deceasedDate', 'Deceased Date', findDateProblem, detailOptions),
        text('deceasedCause', 'Cause of Death', detailOptions),
      ],
    },
  ]);
}
