import { readStatus } from '#domain/patient-status.ts';
import { phoneDigits } from '#domain/values/phone.ts';
import { countNamesakes } from '../finder/namesakes.ts';
import { comparedName, normalizeText, type PatientRow, searchText } from '../finder/patient-row.ts';
import type { SortKey } from './listing-view.ts';

/** Patient of the list, with values derived from the list. */
export interface ListedPatient {
  patient: PatientRow;
  /** Text that a search looks in. */
  searchedText: string;
  /** Value of each sortable column; undefined if missing, which is sorted last both ways. */
  sortValues: Record<SortKey, string | undefined>;
  /** Number of patients with this name, including this one. */
  sameNameCount: number;
  /** True if the current user has just added the patient. */
  isJustAdded: boolean;
}

/**
 * Prepares a list for search and sorting, and counts equal names.
 * @param added e-mail of the patient who was just added
 */
export function prepareList(patients: readonly PatientRow[], added?: string): ListedPatient[] {
  const addedEmail = added?.toLowerCase();
  const listed = patients.map((stored) => {
    const status = readStatus(stored.status);
    // Keeps the object if possible, since `searchText` caches by it.
    const patient = status === stored.status ? stored : { ...stored, status };
    const sortValues = {
      name: comparedName(patient) || undefined,
      email: patient.email.toLowerCase() || undefined,
      phone: phoneDigits(patient.phone).slice(-10) || undefined,
      diagnosis: normalizeText(patient.primaryDiagnosis) || undefined,
      status: patient.status.toLowerCase() || undefined,
    };
    const isJustAdded = sortValues.email !== undefined && sortValues.email === addedEmail;
    return { patient, searchedText: searchText(patient), sortValues, sameNameCount: 1, isJustAdded };
  });
  const countSameName = countNamesakes(listed.map(({ patient }) => patient));
  for (const entry of listed) entry.sameNameCount = countSameName(entry.patient);
  return listed;
}

/** Counts the patients of each status that occurs, in alphabetical order. */
export function countStatuses(listed: readonly ListedPatient[]): [status: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { patient } of listed) {
    const { status } = patient;
    if (status) counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => a.localeCompare(b));
}
