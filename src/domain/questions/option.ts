import type { Option, OptionSource } from './question.ts';

/** Options whose value is their label. */
export function plainOptions<const Values extends readonly string[]>(
  values: Values,
): Option<Values[number]>[] {
  return values.map((value) => ({ value, label: value }));
}

export function isOptionList(options: readonly Option[] | OptionSource): options is readonly Option[] {
  return Array.isArray(options);
}

/** The label of a value, or the value itself where nothing better is known. */
export function optionLabel(options: readonly Option[] | OptionSource, value: string): string {
  if (!isOptionList(options)) return options.labelOf?.(value) ?? value;
  return options.find((option) => option.value === value)?.label ?? value;
}
