import type { IngestionMethod } from '#domain/options/ingestion.ts';

/** What a patient does, for each method (physician §3, 'Options'). */
const ways: Readonly<Record<IngestionMethod, string>> = {
  Inhaled: 'Breathe it in',
  Ingested: 'Swallow it',
  Sublingual: 'Put it under the tongue',
  Suppository: 'Use it as a suppository, do not swallow it',
  Topically: 'Put it on the skin',
};

/** How a medicine is taken, in words that are no expert's; '' for a method that is not on the list. */
export const wayToTake = (method: string): string =>
  Object.hasOwn(ways, method) ? ways[method as IngestionMethod] : '';
