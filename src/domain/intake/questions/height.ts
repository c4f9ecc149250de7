import { toCentimeters, toFeetAndInches } from '#domain/values/amounts/units.ts';
import type { Answers } from '../../questions/question.ts';

/** Returns the number of a typed answer, or null unless it has digits alone. */
function parseWholeNumber(answer: unknown): number | null {
  const text = typeof answer === 'string' ? answer.trim() : '';
  return /^\d+$/.test(text) ? Number(text) : null;
}

const toText = (number: number | null | undefined) => String(number ?? '');

type FeetAndInches = ReturnType<typeof toFeetAndInches> | null;
const isSameHeight = (a: FeetAndInches, b: FeetAndInches) => a?.feet === b?.feet && a?.inches === b?.inches;

/** Answers that a conversion replaces. */
type Heights = { heightFeet?: string; heightInches?: string; heightCM?: string };

/**
 * Converts the visible height on a switch of unit (decision 33). An invalid value converts to '',
 * so that no older number reappears. Equal heights keep the user's spelling, such as '5 feet' or
 * 'tall'.
 */
export function convertHeight(answers: Answers): Heights {
  const centimeters = parseWholeNumber(answers.heightCM);
  const feet = parseWholeNumber(answers.heightFeet);
  const inFeet = feet === null ? null : { feet, inches: parseWholeNumber(answers.heightInches) ?? 0 };
  const feetInCentimeters = inFeet && toCentimeters(inFeet.feet, inFeet.inches);
  const centimetersInFeet = centimeters === null ? null : toFeetAndInches(centimeters);
  if (answers.heightUnit === 'cm') {
    // An inch is 2.54 cm, so a round trip through feet would turn 181 cm into 180.
    if (isSameHeight(centimetersInFeet, inFeet)) return {};
    return { heightCM: toText(feetInCentimeters) };
  }
  if (feetInCentimeters === centimeters) return {};
  return { heightFeet: toText(centimetersInFeet?.feet), heightInches: toText(centimetersInFeet?.inches) };
}
