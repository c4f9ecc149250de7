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

const servedMilitary = yesNo('servedMilitary', 'Have you served in the military?', {
  summaryLabel: 'Served in the military',
  patientWording: { label: 'Has the patient served in the military?' },
});
const whenServed = whenYes(servedMilitary);
const exposedToChemicals = yesNo('exposedToChemicals', 'Were you exposed to chemicals?', {
  summaryLabel: 'Exposed to chemicals',
  patientWording: { label: 'Was the patient exposed to chemicals?' },
  when: whenServed,
});
const exposedToWarzone = yesNo('exposedToWarzone', 'Were you in a war zone?', {
  summaryLabel: 'Was in a war zone',
  patientWording: { label: 'Was the patient in a war zone?' },
  when: whenServed,
});
/** Options of both months; `display` is the physician's format (physician §2). */
const periodOptions = { when: whenYes(exposedToWarzone), width: 'half', display: 'MMMM - YYYY' } as const;
const periodStart = pastMonth('startWarzonePeriod', 'From', 'YYYY-MM', periodOptions);
/** Returns a query for an end before the start. It blocks no save: no document has a rule. */
const findEndQuery = (end: MonthAnswer, others: Answers) =>
  isMonthBefore(end, answerTo(periodStart, others)) ? messages.endsBeforeStart : null;
const symptomOfPtsd = yesNo('symptomOfPtsd', 'Do you have symptoms of PTSD?', {
  summaryLabel: 'Symptoms of PTSD',
  patientWording: { label: 'Does the patient have symptoms of PTSD?' },
  when: whenServed,
});

/** Questions of Military Service (intake §2.9, §3, §4, §5). */
export const militaryService = questionnaire([
  {
    questions: [
      servedMilitary,
      choice('branchOfService', 'Branch of service', branchesOfService, { when: whenServed, width: 'half' }),
      text('highestRank', 'Highest rank', { when: whenServed, width: 'half' }),
      exposedToChemicals,
      rows('chemicals', 'Chemicals', {
        questions: [text('name', 'Chemical')],
        addLabel: 'Add another chemical',
        rowLabel: 'Chemical',
        when: whenYes(exposedToChemicals),
      }),
      exposedToWarzone,
      text('warzoneName', 'Name of the war zone', { when: whenYes(exposedToWarzone) }),
      periodStart,
      pastMonth('endWarzonePeriod', 'To', 'YYYY-MM', { ...periodOptions, findQuery: findEndQuery }),
      symptomOfPtsd,
      flags('intrusiveMemoriesSymptoms', 'Intrusive memories', intrusiveMemories, {
        when: whenYes(symptomOfPtsd),
      }),
      flags('negativeThinkingSymptoms', 'Negative thinking', negativeThinking, {
        when: whenYes(symptomOfPtsd),
      }),
      flags('avoidanceSymptoms', 'Avoidance', avoidance, { when: whenYes(symptomOfPtsd) }),
      flags('physicalEmotionalReactions', 'Physical and emotional reactions', physicalReactions, {
        when: whenYes(symptomOfPtsd),
      }),
    ],
  },
]);
