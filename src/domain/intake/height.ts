import { toCentimeters, toFeetAndInches } from '#domain/values/units.ts';
import type { Answers } from '../questions/question.ts';

function wholeNumber(answer: unknown): number | null {
  const text = typeof answer === 'string' ? answer.trim() : '';
  return /^\d+$/.test(text) ? Number(text) : null;
}

const asText = (number: number | null | undefined) => String(number ?? '');

type FeetAndInches = ReturnType<typeof toFeetAndInches> | null;
const isSame = (a: FeetAndInches, b: FeetAndInches) => a?.feet === b?.feet && a?.inches === b?.inches;

type Heights = { heightFeet?: string; heightInches?: string; heightCM?: string };

/**
 * Switching the unit converts what is shown (decision 33). What is no number converts to nothing, so that no older
 * number comes back; where the other unit says the same already it stays as it was typed, '5 feet' or 'tall'.
 */
export function convertHeight(answers: Answers): Heights {
  const centimeters = wholeNumber(answers.heightCM);
  const feet = wholeNumber(answers.heightFeet);
  const inFeet = feet === null ? null : { feet, inches: wholeNumber(answers.heightInches) ?? 0 };
  const feetInCentimeters = inFeet && toCentimeters(inFeet.feet, inFeet.inches);
  const centimetersInFeet = centimeters === null ? null : toFeetAndInches(centimeters);
  if (answers.heightUnit === 'cm') {
    // An inch is two or three centimeters: there and back must not turn 181 into 180.
    if (isSame(centimetersInFeet, inFeet)) return {};
    return { heightCM: asText(feetInCentimeters) };
  }
  if (feetInCentimeters === centimeters) return {};
  return { heightFeet: asText(centimetersInFeet?.feet), heightInches: asText(centimetersInFeet?.inches) };
}
