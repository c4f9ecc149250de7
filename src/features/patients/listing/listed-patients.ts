import { readStatus } from '#domain/patient-status.ts';
import { countNamesakes } from '../finder/namesakes.ts';
import type { PatientRow } from '../finder/patient-row.ts';

/** Patient of the list, with values derived from the list. */
export interface ListedPatient {
  patient: PatientRow;
  /** Number of patients with this name, including this one. */
  sameNameCount: number;
  /** True if the current user has just added the patient. */
  isJustAdded: boolean;
}

/**
 * Prepares a list for display, and counts equal names.
 * @param added e-mail of the patient who was just added
 */
export function prepareList(patients: readonly PatientRow[], added?: string): ListedPatient[] {
  const addedEmail = added?.toLowerCase();
  const listed = patients.map((stored) => {
    const status = readStatus(stored.status);
    // Keeps the object if possible, since `searchText` caches by it.
    const patient = status === stored.status ? stored : { ...stored, status };
    const isJustAdded = Boolean(addedEmail) && patient.email.toLowerCase() === addedEmail;
    return { patient, sameNameCount: 1, isJustAdded };
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
