import { plainOptions } from '../questions/option.ts';
import type { Option } from '../questions/question.ts';

/** Labels of physician §2, 'Displayed values'. */
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

/** intake §9 */
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

/** How often a day, in words; the check-up and the Shoop count otherwise (decision 49). */
export const timesPerDay = plainOptions([
  'Once',
  'Twice',
  'Three Times',
  'Four Times',
  'Five Times',
  'Over Five Times',
]);

/** intake §9 */
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

/** Without this file's other lists they are a screen's own (objectives.ts). */
export { objectives } from './objectives.ts';
