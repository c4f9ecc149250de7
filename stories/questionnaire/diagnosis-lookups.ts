import { fakeLookups } from '#questionnaire/fake-lookups.tsx';
import type { LookupItem, Lookups } from '#questionnaire/lookup-provider.ts';

const diagnoses: LookupItem[] = [
  { id: '1', name: 'Migraine', isCancer: false },
  { id: '2', name: 'Migraine with aura', isCancer: false },
  { id: '3', name: 'Multiple sclerosis', isCancer: false },
  { id: '4', name: 'Breast cancer', isCancer: true },
];

const searchDiagnoses = async (text: string) =>
  diagnoses.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
const createDiagnosis = (text: string): LookupItem => ({ id: '5', name: text, isCancer: false });

/** Lookup of four diagnoses that accepts any addition at once. */
export const diagnosisLookups = fakeLookups(searchDiagnoses, createDiagnosis);

/** Lookup whose search never answers. */
export const pendingLookups = fakeLookups(() => new Promise(() => undefined), createDiagnosis);

/** Returns a lookup whose first search fails. */
export function createFailingLookups(): Lookups {
  let searchCount = 0;
  return fakeLookups(async (text) => {
    searchCount += 1;
    if (searchCount === 1) throw new Error('offline');
    return searchDiagnoses(text);
  }, createDiagnosis);
}
