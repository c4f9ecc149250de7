import { DECEASED, readStatus } from '#domain/patient-status.ts';
import type { PatientRow } from './patient-row.ts';

/** Line of the menu: a patient's page, or the Shoop tab of it. */
export interface Choice {
  /** Id of the line, unique in the menu. */
  id: string;
  patient: PatientRow;
  view?: 'shoop';
}

/** Highest number of patients for which the menu also offers to send a Shoop. */
const MAX_WITH_ACTION = 2;

/**
 * Returns the lines of the menu: all patients, then the Shoop of each if there are only a few.
 * @param withActions true to offer Shoops at all
 */
export function listChoices(patients: readonly PatientRow[], withActions: boolean): readonly Choice[] {
  const pages = patients.map((patient): Choice => ({ id: patient.id, patient }));
  if (!withActions || patients.length > MAX_WITH_ACTION) return pages;
  const actions = patients
    .filter(({ status }) => readStatus(status) !== DECEASED)
    .map((patient): Choice => ({ id: `shoop-${patient.id}`, patient, view: 'shoop' }));
  return [...pages, ...actions];
}
