import { messages } from '../../messages.ts';
import {
  avoidance,
  branchesOfService,
  intrusiveMemories,
  negativeThinking,
  physicalReactions,
} from '../../options/military.ts';
import { rows } from '../../questions/answers/rows.ts';
import { answerTo } from '../../questions/codec.ts';
import { whenYes } from '../../questions/condition.ts';
import { choice, flags, text, yesNo } from '../../questions/kinds.ts';
import { isMonthBefore, pastMonth } from '../../questions/month.ts';
import type { Answers, MonthAnswer } from '../../questions/question.ts';
import { questionnaire } from '../../questions/questionnaire.ts';

const served = yesNo('servedMilitary', 'Have you served in the military?', {
  summaryLabel: 'Served in the military',
  patientWording: { label: 'Has the patient served in the military?' },
});
const whenServed = whenYes(served);
const chemicals = yesNo('exposedToChemicals', 'Were you exposed to chemicals?', {
  summaryLabel: 'Exposed to chemicals',
  patientWording: { label: 'Was the patient exposed to chemicals?' },
  when: whenServed,
});
const warzone = yesNo('exposedToWarzone', 'Were you in a war zone?', {
  summaryLabel: 'Was in a war zone',
  patientWording: { label: 'Was the patient in a war zone?' },
  when: whenServed,
});
/** Month format of the physician's view (physician §2, 'Displayed values'). */
const period = { when: whenYes(warzone), width: 'half', display: 'MMMM - YYYY' } as const;
const from = pastMonth('startWarzonePeriod', 'From', 'YYYY-MM', period);
/** Asks about an end before the start without blocking the save: no document has a rule for it. */
const endsTooSoon = (end: MonthAnswer, others: Answers) =>
  isMonthBefore(end, answerTo(from, others)) ? messages.endsBeforeStart : null;
const ptsd = yesNo('symptomOfPtsd', 'Do you have symptoms of PTSD?', {
  summaryLabel: 'Symptoms of PTSD',
  patientWording: { label: 'Does the patient have symptoms of PTSD?' },
  when: whenServed,
});

/** Questions of Military Service (intake §2.9, §3, §4, §5). */
export const militaryService = questionnaire([
  {
    questions: [
      served,
      choice('branchOfService', 'Branch of service', branchesOfService, { when: whenServed, width: 'half' }),
      text('highestRank', 'Highest rank', { when: whenServed, width: 'half' }),
      chemicals,
      rows('chemicals', 'Chemicals', {
        questions: [text('name', 'Chemical')],
        addLabel: 'Add another chemical',
        rowLabel: 'Chemical',
        when: whenYes(chemicals),
      }),
      warzone,
      text('warzoneName', 'Name of the war zone', { when: whenYes(warzone) }),
      from,
      pastMonth('endWarzonePeriod', 'To', 'YYYY-MM', { ...period, findQuery: endsTooSoon }),
      ptsd,
      flags('intrusiveMemoriesSymptoms', 'Intrusive memories', intrusiveMemories, { when: whenYes(ptsd) }),
      flags('negativeThinkingSymptoms', 'Negative thinking', negativeThinking, { when: whenYes(ptsd) }),
      flags('avoidanceSymptoms', 'Avoidance', avoidance, { when: whenYes(ptsd) }),
      flags('physicalEmotionalReactions', 'Physical and emotional reactions', physicalReactions, {
        when: whenYes(ptsd),
      }),
    ],
  },
]);
