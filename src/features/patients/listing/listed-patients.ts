import { readStatus } from '#domain/patient-status.ts';
import { phoneDigits } from '#domain/values/phone.ts';
import { type PatientRow, plainText, soughtText } from '../find-patients.ts';
import type { SortKey } from './listing-view.ts';

/** A patient of the list with all that follows from the list alone, worked out once. */
export interface ListedPatient {
  patient: PatientRow;
  /** What a search looks into. */
  sought: string;
  /** What each column is sorted by; undefined for what is missing, which comes last either way. */
  sortedBy: Record<SortKey, string | undefined>;
  /** How many patients are called so, this one included. */
  ofThisName: number;
  /** Added a moment ago, by the physician who looks at the list. */
  isAdded: boolean;
}

/**
 * Readies a list for searching, sorting, and telling namesakes apart.
 * @param added the e-mail of whoever was added a moment ago
 */
export function listedPatients(patients: readonly PatientRow[], added?: string): ListedPatient[] {
  const addedEmail = added?.toLowerCase();
  const called = new Map<string, number>();
  const listed = patients.map((stored) => {
    const status = readStatus(stored.status);
    // Most rows stay the objects that they are: what was worked out of them is found by them.
    const patient = status === stored.status ? stored : { ...stored, status };
    const name = plainText(patient.fullName).trim();
    called.set(name, (called.get(name) ?? 0) + 1);
    const sortedBy = {
      name: name || undefined,
      email: patient.email.toLowerCase() || undefined,
      phone: phoneDigits(patient.phone).slice(-10) || undefined,
      diagnosis: plainText(patient.primaryDiagnosis) || undefined,
      status: patient.status.toLowerCase() || undefined,
    };
    const isAdded = sortedBy.email !== undefined && sortedBy.email === addedEmail;
    return { patient, sought: soughtText(patient), sortedBy, ofThisName: 1, isAdded };
  });
  for (const one of listed) one.ofThisName = one.sortedBy.name ? (called.get(one.sortedBy.name) ?? 1) : 1;
  return listed;
}

/** Counts the patients of each status that occurs, in alphabetical order. */
export function statusesOf(listed: readonly ListedPatient[]): [status: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { patient } of listed) {
    const { status } = patient;
    if (status) counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => a.localeCompare(b));
}
