import type { IngestionMethod } from '#domain/options/ingestion.ts';

/** Instruction to the patient for each method (physician §3, 'Options'). */
const instructions: Readonly<Record<IngestionMethod, string>> = {
  Inhaled: 'Breathe it in',
  Ingested: 'Swallow it',
  Sublingual: 'Put it under the tongue',
  Suppository: 'Use it as a suppository, do not swallow it',
  Topically: 'Put it on the skin',
};

const isKnownMethod = (method: string): method is IngestionMethod => Object.hasOwn(instructions, method);

/** Returns plain instructions for a method of ingestion, or '' if it is not on the list. */
export const wayToTake = (method: string): string => (isKnownMethod(method) ? instructions[method] : '');
