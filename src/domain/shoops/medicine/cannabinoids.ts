import { optionLabel, plainOptions } from '#domain/questions/option.ts';
import type { Option } from '#domain/questions/question.ts';

/** Full names, shown where one more letter makes another substance. */
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

/** Target cannabinoids in the order of physician §3, 'Options'. */
export const cannabinoids: readonly Option[] = plainOptions(names).map(({ value }) => ({
  value,
  label: fullNames[value] ? `${value} (${fullNames[value]})` : value,
}));

/**
 * Returns the label of a cannabinoid, 'CBDA (cannabidiolic acid)', or the value itself if it is not
 * on the list.
 */
export const cannabinoidName = (value: string): string => optionLabel(cannabinoids, value);
