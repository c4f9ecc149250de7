import type { Answers } from '#domain/questions/question.ts';
import { gramADayWarnings, lastWarnings, twiceWarnings, usualWarnings } from './dose-warnings.ts';
import { noteWarnings } from './note-warnings.ts';
import { gramWarnings, rowWarnings, unnamedWarnings } from './row-warnings.ts';
import { typedMedicine } from './typed-medicine.ts';
import type { SafetyContext, ShoopWarning, WarningRule } from './warning.ts';

export type { SafetyContext, ShoopWarning } from './warning.ts';

/** The gravest first. */
const rules: readonly WarningRule[] = [
  gramWarnings,
  gramADayWarnings,
  usualWarnings,
  twiceWarnings,
  lastWarnings,
  unnamedWarnings,
  rowWarnings,
  noteWarnings,
];

/**
 * What looks mistaken in a Shoop (decision 65), in the order of its medicines.
 * @param medicines the form's rows; of what is not filled in yet nothing is said
 */
export function warningsOf(medicines: readonly Answers[], context: SafetyContext): ShoopWarning[] {
  const typed = medicines.map(typedMedicine);
  return rules
    .flatMap((rule) => rule(typed, context))
    .toSorted((a, b) => (a.medicine ?? -1) - (b.medicine ?? -1));
}
