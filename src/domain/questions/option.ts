import { findWord } from '../values/find-word.ts';
import type { Option, OptionSource } from './question.ts';

/** Returns options whose values are their labels. */
export function plainOptions<const Values extends readonly string[]>(
  values: Values,
): Option<Values[number]>[] {
  return values.map((value) => ({ value, label: value }));
}

/** Returns true for a list of options, false for a source that loads them. */
export function isOptionList(options: readonly Option[] | OptionSource): options is readonly Option[] {
  return Array.isArray(options);
}

/** Returns the values of a list of options; none of a source, which loads them later. */
export const listedValues = (options: readonly Option[] | OptionSource): string[] =>
  isOptionList(options) ? options.map(({ value }) => value) : [];

/** Returns the label of a value in any letters' case, or the value itself if no label is known. */
export function optionLabel(options: readonly Option[] | OptionSource, value: string): string {
  if (!isOptionList(options)) return options.labelOf?.(value) ?? value;
  const word = findWord(listedValues(options), value);
  return options.find((option) => option.value === word)?.label ?? value;
}
