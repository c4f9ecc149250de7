import * as v from 'valibot';
import type { SliderQuestion } from './question.ts';

/** A whole number between two ends, moved in steps of one; it always has a value (intake §9). */
export function slider(
  name: string,
  label: string,
  range: Pick<SliderQuestion, 'min' | 'max'> &
    Partial<Pick<SliderQuestion, 'ends' | 'hint' | 'noted' | 'when' | 'unit' | 'width'>>,
): SliderQuestion {
  const { min, max } = range;
  return {
    kind: 'slider',
    name,
    label,
    blank: min,
    entries: { [name]: v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)) },
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
