import * as v from 'valibot';
import { strictly } from '#domain/values/strictly.ts';
import type { Named, Question, SliderQuestion } from './question.ts';

/**
 * Returns a question for a whole number in a range, in steps of one. Until the user touches the
 * slider its answer is null, and the minimum, the documented default, is sent (intake §9, decision
 * 60).
 */
export function slider<const Name extends string>(
  name: Name,
  label: string,
  range: Pick<SliderQuestion, 'min' | 'max'> &
    Partial<
      Pick<SliderQuestion, 'ends' | 'hint' | 'summaryLabel' | 'patientWording' | 'when' | 'unit' | 'width'>
    >,
): Named<SliderQuestion, Name> {
  const { min, max, when } = range;
  const number = v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
  return {
    kind: 'slider',
    name,
    label,
    blank: null,
    empty: { [name]: null },
    // A slider that is always visible always sends a number.
    entries: { [name]: when ? v.nullable(number) : number },
    readEntries: { [name]: v.nullish(strictly(number, v.union([v.number(), v.string()]))) },
    encode: (answer) => ({ [name]: answer ?? min }),
    decode: (record) => {
      const value = Number(record[name] ?? Number.NaN);
      return Number.isInteger(value) ? Math.min(max, Math.max(min, value)) : null;
    },
    isBlank: () => false,
    ...range,
  };
}

/** Returns true for an untouched slider: unanswered for users, although its minimum is sent. */
export const isUnset = (question: Question, answer: unknown): boolean =>
  question.kind === 'slider' && answer === null;

/**
 * Describes a slider's answer: '3 days a week', '7 of 10' without a unit, or what is saved if
 * unset.
 * @param isSaved false in a row that is not sent
 */
export function sliderText(
  { unit, min, max }: SliderQuestion,
  answer: number | null,
  isSaved = true,
): string {
  if (answer === null) return isSaved ? `Not set yet: ${min} is saved` : 'Not set yet';
  if (!unit) return `${answer} of ${max}`;
  return `${answer} ${answer === 1 ? unit[0] : unit[1]}`;
}
