import type { Answers } from '../questions/question.ts';
import { toCentimeters, toFeetAndInches } from '../units.ts';

function wholeNumber(answer: unknown): number | null {
  const text = typeof answer === 'string' ? answer.trim() : '';
  return /^\d+$/.test(text) ? Number(text) : null;
}

type FeetAndInches = ReturnType<typeof toFeetAndInches>;
const isSame = (a: FeetAndInches, b: FeetAndInches) => a.feet === b.feet && a.inches === b.inches;

/** Switching the unit converts what is shown (decision 33); what is no number is left as it was typed. */
export function convertHeight(answers: Answers): Answers {
  const centimeters = wholeNumber(answers.heightCM);
  if (answers.heightUnit === 'cm') {
    const feet = wholeNumber(answers.heightFeet);
    if (feet === null) return {};
    const inches = wholeNumber(answers.heightInches) ?? 0;
    // An inch is two or three centimeters: there and back must not turn 181 into 180.
    if (centimeters !== null && isSame(toFeetAndInches(centimeters), { feet, inches })) return {};
    return { heightCM: String(toCentimeters(feet, inches)) };
  }
  if (centimeters === null) return {};
  const { feet, inches } = toFeetAndInches(centimeters);
  return { heightFeet: String(feet), heightInches: String(inches) };
}
