import { fakeLookups } from '#questionnaire/fake-lookups.tsx';
import type { LookupItem, Lookups } from '#questionnaire/lookup-provider.ts';

const diagnoses: LookupItem[] = [
  { id: '1', name: 'Migraine', isCancer: false },
  { id: '2', name: 'Migraine with aura', isCancer: false },
  { id: '3', name: 'Multiple sclerosis', isCancer: false },
  { id: '4', name: 'Breast cancer', isCancer: true },
];

const find = async (text: string) =>
  diagnoses.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
const add = (text: string): LookupItem => ({ id: '5', name: text, isCancer: false });

/** Lookup of four diagnoses that accepts any addition at once. */
export const diagnosisLookups = fakeLookups(find, add);

/** Lookup whose search stays pending for ever. */
export const silentLookups = fakeLookups(() => new Promise(() => undefined), add);

/** Returns a lookup whose first search fails. */
export function brokenLookups(): Lookups {
  let asked = 0;
  return fakeLookups(async (text) => {
    asked += 1;
    if (asked === 1) throw new Error('offline');
    return find(text);
  }, add);
}
