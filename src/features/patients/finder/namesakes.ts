import { comparedName, type PatientRow } from './patient-row.ts';

/** Cached numbers of patients by their compared names. */
const nameCounts = new WeakMap<readonly PatientRow[], ReadonlyMap<string, number>>();

/** Counts the patients of each name. Cached per list. */
function countNames(patients: readonly PatientRow[]): ReadonlyMap<string, number> {
  const cachedCounts = nameCounts.get(patients);
  if (cachedCounts) return cachedCounts;
  const counts = new Map<string, number>();
  for (const name of patients.map(comparedName)) counts.set(name, (counts.get(name) ?? 0) + 1);
  nameCounts.set(patients, counts);
  return counts;
}

/**
 * Counts the patients of equal names, whatever their accents and capitals. Cached per list.
 * @returns a function that returns how many have a patient's name, that one included; a missing
 * name is none that others share
 */
export function countNamesakes(patients: readonly PatientRow[]): (patient: PatientRow) => number {
  const counts = countNames(patients);
  return (patient) => {
    const name = comparedName(patient);
    return name === '' ? 1 : (counts.get(name) ?? 1);
  };
}
