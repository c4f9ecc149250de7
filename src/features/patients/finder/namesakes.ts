/** Person with a name. */
interface Named {
  readonly fullName: string;
}

/** Cached numbers of patients by full name. */
const nameCounts = new WeakMap<readonly Named[], ReadonlyMap<string, number>>();

/** Counts the patients of each full name. Cached per list. */
export function countNames(patients: readonly Named[]): ReadonlyMap<string, number> {
  const cachedCounts = nameCounts.get(patients);
  if (cachedCounts) return cachedCounts;
  const counts = new Map<string, number>();
  for (const { fullName } of patients) counts.set(fullName, (counts.get(fullName) ?? 0) + 1);
  nameCounts.set(patients, counts);
  return counts;
}
