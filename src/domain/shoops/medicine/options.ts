import { plainOptions } from '#domain/questions/option.ts';

/* Options of a Shoop except cannabinoids and ingestion methods (physician §3, 'Options'). */

export const terpeneOptions = plainOptions([
  'Alpha-humulene',
  'Alpha-pinene',
  'Beta-caryophyllene',
  'Bisabolol',
  'Caryophyllene Oxide',
  'Geraniol',
  'Limonene',
  'Linalool',
  'Myrcene',
  'Terpinolene',
]);

export const doseTimes = plainOptions(['Morning', 'Afternoon', 'Evening']);
export const doseUnits = plainOptions(['mg', 'g']);
export const frequencies = plainOptions(['1', '2', '3']);
export const frequencyUnits = plainOptions(['Daily', 'Hourly']);
