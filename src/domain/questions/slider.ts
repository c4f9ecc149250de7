import * as v from 'valibot';
import type { Named, SliderQuestion } from './question.ts';

/** A whole number between two ends, moved in steps of one; it always has a value while it is asked (intake §9). */
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
    blank: min,
    empty: { [name]: null },
    // It has a number as long as it is asked.
    entries: { [name]: when ? v.nullable(number) : number },
    readEntries: { [name]: v.nullish(v.union([v.number(), v.string()])) },
    encode: (answer) => ({ [name]: answer }),
    decode: (record) => {
      const value = Number(record[name] ?? min);
      return Number.isInteger(value) ? Math.min(max, Math.max(min, value)) : min;
    },
    isBlank: () => false,
    ...range,
  };
}

/** '3 days a week'; '7 of 10' where nothing is counted. */
export function sliderText({ unit, max }: SliderQuestion, answer: number): string {
  if (!unit) return `${answer} of ${max}`;
  return `${answer} ${answer === 1 ? unit[0] : unit[1]}`;
}
