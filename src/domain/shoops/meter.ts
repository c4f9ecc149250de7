import { answerTo } from '#domain/questions/codec.ts';
import type { Answers } from '#domain/questions/question.ts';
import { formatHundredths } from '#domain/values/amounts/doses.ts';
import { typedHundredths } from './medicine/amount.ts';
import { medicine as questions } from './medicine/medicine-questions.ts';
import { typedTarget } from './medicine/sum-rule.ts';

/** Sum of a medicine's doses in relation to its target. */
export interface Meter {
  /** Doses are below the target, equal to it, or above it. */
  readonly state: 'left' | 'even' | 'over';
  /** Share of the target that the doses reach, from 0 to 1. */
  readonly share: number;
  /** '2.5 mg left of 20 mg' */
  readonly words: string;
}

/**
 * Compares the doses of a medicine with its target. A dose without a valid amount counts as 0.
 * @returns null without a valid target
 */
export function meterOf(medicine: Answers): Meter | null {
  const target = typedTarget(medicine);
  if (target === null) return null;
  const doses = answerTo(questions.doses, medicine);
  const sum = doses.reduce((total, row) => total + (typedHundredths(row.dose, row.doseUnit) ?? 0), 0);
  const targetText = formatHundredths(target);
  if (sum < target)
    return {
      state: 'left',
      share: sum / target,
      words: `${formatHundredths(target - sum)} left of ${targetText}`,
    };
  if (sum > target)
    return { state: 'over', share: 1, words: `${formatHundredths(sum - target)} more than ${targetText}` };
  return { state: 'even', share: 1, words: `${targetText} of ${targetText}` };
}
