import { plainOptions } from '#domain/questions/option.ts';

/** Ingestion methods of check-ups and Shoops (accounts §9; physician §3, 'Options'). */
export const ingestionMethods = plainOptions([
  'Inhaled',
  'Ingested',
  'Sublingual',
  'Suppository',
  'Topically',
]);
export type IngestionMethod = (typeof ingestionMethods)[number]['value'];
