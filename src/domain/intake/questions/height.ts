import { toCentimeters, toFeetAndInches } from '#domain/values/amounts/units.ts';
import type { Answers } from '../../questions/question.ts';

function wholeNumber(answer: unknown): number | null {
  const text = typeof answer === 'string' ? answer.trim() : '';
  return /^\d+$/.test(text) ? Number(text) : null;
}

const asText = (number: number | null | undefined) => String(number ?? '');

type FeetAndInches = ReturnType<typeof toFeetAndInches> | null;
const isSame = (a: FeetAndInches, b: FeetAndInches) => a?.feet === b?.feet && a?.inches === b?.inches;

type Heights = { heightFeet?: string; heightInches?: string; heightCM?: string };

/**
 * Converts the visible height on a switch of unit (decision 33). An invalid value converts to '',
 * so that no older number reappears. Equal heights keep the user's spelling, such as '5 feet' or
 * 'tall'.
 */
export function convertHeight(answers: Answers): Heights {
  const centimeters = wholeNumber(answers.heightCM);
  const feet = wholeNumber(answers.heightFeet);
  const inFeet = feet === null ? null : { feet, inches: wholeNumber(answers.heightInches) ?? 0 };
  const feetInCentimeters = inFeet && toCentimeters(inFeet.feet, inFeet.inches);
  const centimetersInFeet = centimeters === null ? null : toFeetAndInches(centimeters);
  if (answers.heightUnit === 'cm') {
    // An inch is 2.54 cm, so a round trip through feet would turn 181 cm into 180.
    if (isSame(centimetersInFeet, inFeet)) return {};
    return { heightCM: asText(feetInCentimeters) };
  }
  if (feetInCentimeters === centimeters) return {};
  return { heightFeet: asText(centimetersInFeet?.feet), heightInches: asText(centimetersInFeet?.inches) };
}
