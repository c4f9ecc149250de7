import type { Answers } from '#domain/questions/question.ts';
import { shoopMessages } from '../messages.ts';
import { typedHundredths } from './amount.ts';

/** Returns a medicine's daily target in hundredths of a milligram; null while it is invalid. */
export const typedTarget = ({ dailyDose, dailyDoseUnit }: Answers): number | null =>
  typedHundredths(dailyDose, dailyDoseUnit);

/** Adds up doses, in hundredths of a milligram; null while a dose is invalid. */
export function typedSum(doses: readonly Answers[]): number | null {
  const parts = doses.map(({ dose, doseUnit }) => typedHundredths(dose, doseUnit));
  return parts.includes(null) ? null : parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
}

/**
 * Returns the message if the doses of a day do not add up to the target (physician §5). The rule
 * does not apply to hourly medicines: they have no doses (decision 41).
 * @returns null also while an amount or a unit is invalid, since its own field shows that message
 */
export function sumProblem(doses: readonly Answers[], medicine: Answers): string | null {
  const target = typedTarget(medicine);
  const sum = typedSum(doses);
  if (target === null || sum === null) return null;
  if (sum > target) return shoopMessages.sumTooGreat;
  return sum < target ? shoopMessages.sumTooSmall : null;
}
