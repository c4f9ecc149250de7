import type { Answers } from '#domain/questions/question.ts';
import { formatHundredths } from '#domain/values/doses.ts';
import { typedHundredths } from './amount.ts';
import { typedTarget } from './sum-rule.ts';

/** How far the doses of a medicine are towards its target. */
export interface Meter {
  readonly state: 'left' | 'even' | 'over';
  /** What is given out of the target, from 0 to 1. */
  readonly share: number;
  /** '2.5 mg left of 20 mg' */
  readonly words: string;
}

/** As far as it can be told: a dose that is no amount yet counts for nothing. Null as long as there is no target. */
export function meterOf(medicine: Answers): Meter | null {
  const target = typedTarget(medicine);
  if (target === null) return null;
  const doses = medicine.doses as Answers[];
  const sum = doses.reduce((total, row) => total + (typedHundredths(row.dose, row.doseUnit) ?? 0), 0);
  const whole = formatHundredths(target);
  if (sum === target) return { state: 'even', share: 1, words: `${whole} of ${whole}` };
  return sum < target
    ? { state: 'left', share: sum / target, words: `${formatHundredths(target - sum)} left of ${whole}` }
    : { state: 'over', share: 1, words: `${formatHundredths(sum - target)} more than ${whole}` };
}
