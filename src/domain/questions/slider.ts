import * as v from 'valibot';
import type { Named, Question, SliderQuestion } from './question.ts';

/**
 * A whole number between two ends, moved in steps of one. As long as nobody has touched it it has none; its low end, the
 * document's default, is what is sent then (intake §9, decision 60).
 */
export function slider<const Name extends string>(
  name: Name,
  label: string,
  range: Pick<SliderQuestion, 'min' | 'max'> &
    Partial<Pick<SliderQuestion, 'ends' | 'hint' | 'noted' | 'ofPatient' | 'when' | 'unit' | 'width'>>,
): Named<SliderQuestion, Name> {
  const { min, max, when } = range;
  const number = v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
  return {
    kind: 'slider',
    name,
    label,
    blank: null,
    empty: { [name]: null },
    // It has a number as long as it is asked.
    entries: { [name]: when ? v.nullable(number) : number },
    readEntries: { [name]: v.nullish(v.union([v.number(), v.string()])) },
    encode: (answer) => ({ [name]: answer ?? min }),
    decode: (record) => {
      const value = Number(record[name] ?? Number.NaN);
      return Number.isInteger(value) ? Math.min(max, Math.max(min, value)) : null;
    },
    isBlank: () => false,
    ...range,
  };
}

/**
 * Whether nobody has touched it. It is not blank: something is sent all the same; but a reader is told that there is no
 * answer.
 */
export const isUnset = (question: Question, answer: unknown): boolean =>
  question.kind === 'slider' && answer === null;

/**
 * Describes a slider's answer: '3 days a week', or '7 of 10' where nothing is counted. An unset slider says what is saved.
 * @param isSaved false in a row of a list that is not sent
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
