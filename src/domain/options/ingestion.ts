import { plainOptions } from '#domain/questions/option.ts';

/** How a product is taken: a check-up and a Shoop ask alike (accounts §9; physician §3, 'Options'). */
export const ingestionMethods = plainOptions([
  'Inhaled',
  'Ingested',
  'Sublingual',
  'Suppository',
  'Topically',
]);
export type IngestionMethod = (typeof ingestionMethods)[number]['value'];
