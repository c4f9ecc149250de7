import type { Answers } from '#domain/questions/question.ts';
import { typedHundredths } from './amount.ts';
import { shoopMessages } from './messages.ts';

/** What a medicine aims at a day, in hundredths of a milligram; null as long as it cannot be told. */
export const typedTarget = ({ dailyDose, dailyDoseUnit }: Answers): number | null =>
  typedHundredths(dailyDose, dailyDoseUnit);

/** Its doses together, in hundredths of a milligram; null as long as one cannot be told. */
export function typedSum(doses: readonly Answers[]): number | null {
  const parts = doses.map(({ dose, doseUnit }) => typedHundredths(dose, doseUnit));
  return parts.includes(null) ? null : parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
}

/**
 * physician §5: the doses of a day are what the medicine aims at. An hourly one has none, and its comparison is the
 * target itself (decision 41): it is not asked here.
 * @returns null also while an amount or a unit is still wrong, which is told at its own field
 */
export function sumProblem(doses: readonly Answers[], medicine: Answers): string | null {
  const target = typedTarget(medicine);
  const sum = typedSum(doses);
  if (target === null || sum === null || sum === target) return null;
  return sum > target ? shoopMessages.sumTooGreat : shoopMessages.sumTooSmall;
}
