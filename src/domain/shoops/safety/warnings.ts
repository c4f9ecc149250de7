import type { Answers } from '#domain/questions/question.ts';
import { allergyWarnings } from './allergy-warnings.ts';
import { gramADayWarnings, gramWarnings, twiceWarnings, unnamedWarnings } from './dose-warnings.ts';
import { noteWarnings } from './note/note-warnings.ts';
import { styleWarnings } from './note/style-warnings.ts';
import { rowWarnings } from './row-warnings.ts';
import { deltaWarnings, newestWarnings } from './sent-before-warnings.ts';
import { typedMedicine } from './typed-medicine.ts';
import { usualWarnings } from './usual-warnings.ts';
import type { SafetyContext, ShoopWarning, WarningRule } from './warning.ts';

export type { DoseWarning, IncompleteWarning, SafetyContext, ShoopWarning } from './warning.ts';

/** Rules in order of severity, the most severe first. */
const rules: readonly WarningRule[] = [
  allergyWarnings,
  gramWarnings,
  gramADayWarnings,
  usualWarnings,
  twiceWarnings,
  deltaWarnings,
  newestWarnings,
  unnamedWarnings,
  noteWarnings,
  rowWarnings,
  styleWarnings,
];

/**
 * Returns the warnings about a Shoop (decision 65), in the order of its medicines.
 * @param medicines rows of the form; entries that are not filled in yet raise no warning
 */
export function warningsOf(medicines: readonly Answers[], context: SafetyContext): ShoopWarning[] {
  const typed = medicines.map(typedMedicine);
  return rules
    .flatMap((rule) => rule(typed, context))
    .toSorted((one, other) => one.medicine - other.medicine);
}
