import { questionsOfRow } from '../questions/answers/joined.ts';
import { hasNoAnswers, reviewRowsOf } from '../questions/answers/review-rows.ts';
import type { Answers } from '../questions/question.ts';
import type { Questionnaire } from '../questions/questionnaire.ts';
import { seenItemNames } from './seen-items.ts';

/**
 * Counts the marks that a physician's review of a section shows: one for a row, although a height
 * has three items, and one for each entry of a yes/no list.
 */
export function countMarks(
  questionnaire: Questionnaire,
  answers: Answers,
  changed: ReadonlySet<string>,
): number {
  // A section without answers is shown as one line.
  if (hasNoAnswers(questionnaire, answers)) return Math.min(changed.size, 1);
  const rows = questionnaire.groups.flatMap((group) => reviewRowsOf(group, answers, false));
  return rows
    .map((row) => {
      const names = questionsOfRow(row).flatMap(seenItemNames);
      const markedCount = names.filter((name) => changed.has(name)).length;
      // A yes/no list without answers is shown as one line, too.
      const isOneLine = 'joined' in row || row.isBlank(answers[row.name] as never);
      return isOneLine ? Math.min(markedCount, 1) : markedCount;
    })
    .reduce((sum, count) => sum + count, 0);
}
