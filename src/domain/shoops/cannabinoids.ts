import { optionLabel, plainOptions } from '#domain/questions/option.ts';
import type { Option } from '#domain/questions/question.ts';

/** Where one letter more is another substance, the whole name stands beside it. */
const fullNames: Readonly<Record<string, string>> = {
  CBD: 'cannabidiol',
  CBDA: 'cannabidiolic acid',
  CBDV: 'cannabidivarin',
  CBDVA: 'cannabidivarinic acid',
};

const names = [
  'THC delta 8',
  'THC delta 9',
  'CBD',
  'CBC',
  'CBCA',
  'CBCV',
  'CBCVA',
  'CBDA',
  'CBDV',
  'CBDVA',
  'CBG',
  'CBGA',
  'CBGV',
  'CBGVA',
  'CBN',
  'THCA',
  'THCV',
  'THCVA',
] as const;

/** physician §3, 'Options', in its order. */
export const cannabinoids: readonly Option[] = plainOptions(names).map(({ value }) => ({
  value,
  label: fullNames[value] ? `${value} (${fullNames[value]})` : value,
}));

/** A cannabinoid as it is read: 'CBDA (cannabidiolic acid)'; one that is not on the list in its own words. */
export const cannabinoidName = (value: string): string => optionLabel(cannabinoids, value);
