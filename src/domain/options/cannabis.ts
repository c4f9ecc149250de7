import { plainOptions } from '../questions/option.ts';
import type { Option } from '../questions/question.ts';

/** Experience with cannabis, labelled as in physician §2, 'Displayed values'. */
export const cannabisExperiences: Option[] = [
  { value: 'NeverTriedit', label: 'Cannabis Naive (Never tried it)' },
  { value: 'TriedItYears10Ago', label: 'Tried more than 10 years ago' },
  { value: 'TriedItYears5Ago', label: 'Tried more than 5 years ago' },
  { value: 'CurrentlyUseOccasionally', label: 'Currently use occasionally' },
  { value: 'CurrentlyUseDaily', label: 'Currently use daily' },
];

export const tolerances: Option[] = [
  { value: 'unknown', label: 'Unknown' },
  { value: 'lowtolerance', label: 'Low tolerance' },
  { value: 'averagetolerance', label: 'Average tolerance' },
  { value: 'hightolerance', label: 'High tolerance' },
];

export const useMethods: Option[] = [
  { value: 'smokedflower', label: 'Smoked flower' },
  { value: 'vaporizedFlower', label: 'Vaporized flower' },
  { value: 'vaporizedOil', label: 'Vaporized oil' },
  { value: 'sublingual', label: 'Sublingual (under the tongue)' },
  { value: 'suppository', label: 'Suppository' },
  { value: 'topical', label: 'Topical (on the skin)' },
  { value: 'tincture', label: 'Tincture' },
  { value: 'capsules', label: 'Capsules' },
  { value: 'edibles', label: 'Edibles' },
  { value: 'extract', label: 'Extract' },
  { value: 'oil', label: 'Oil' },
  { value: 'otherAdministration', label: 'Another way' },
];

/** Product types (intake §9). */
export const productTypes = plainOptions([
  'Smoked Flower',
  'Vaporized Flower',
  'Vaporized Oil',
  'Sublingual',
  'Suppository',
  'Topical',
  'Tincture',
  'Capsules',
  'Edibles',
  'Extract',
  'Oil',
  'Other',
]);

/** Times a day as words. The check-up and the Shoop use numbers (decision 49). */
export const timesPerDay = plainOptions([
  'Once',
  'Twice',
  'Three Times',
  'Four Times',
  'Five Times',
  'Over Five Times',
]);

/** Amounts in mg (intake §9). */
export const amountsInMg = plainOptions([
  '1',
  '2',
  '3',
  '4',
  '5',
  '10',
  '15',
  '18',
  '20',
  '25',
  '30',
  '50',
  '75',
  '100',
  'Over 100',
]);

/** Objectives have their own file so that screens can load them without the lists above. */
export { objectives } from './objectives.ts';
