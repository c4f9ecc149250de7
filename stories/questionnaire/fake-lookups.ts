import type { LookupItem, Lookups } from '#questionnaire/lookup-provider.ts';

const diagnoses: LookupItem[] = [
  { id: '1', name: 'Migraine', isCancer: false },
  { id: '2', name: 'Migraine with aura', isCancer: false },
  { id: '3', name: 'Multiple sclerosis', isCancer: false },
  { id: '4', name: 'Breast cancer', isCancer: true },
];

/** A shared list of four, to which everything can be added at once. */
export const fakeLookups: Lookups = {
  search: async (_source, text) =>
    diagnoses.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())),
  openCreate: async (_source, text) => ({ id: '5', name: text, isCancer: false }),
};

/** The list never answers. */
export const silentLookups: Lookups = { ...fakeLookups, search: () => new Promise(() => undefined) };

/** The list cannot be reached the first time it is asked. */
export function brokenLookups(): Lookups {
  let asked = 0;
  return {
    ...fakeLookups,
    search: async (...question) => {
      asked += 1;
      if (asked === 1) throw new Error('offline');
      return fakeLookups.search(...question);
    },
  };
}
