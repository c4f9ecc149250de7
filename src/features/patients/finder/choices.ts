import { DECEASED, readStatus } from '#domain/patient-status.ts';
import type { PatientRow } from './find-patients.ts';

/** Line of the menu: a patient's page, or the Shoop tab of it. */
export interface Choice {
  id: string;
  patient: PatientRow;
  view?: 'shoop';
}

/** Most patients with an action of their own. */
const MAX_WITH_ACTION = 2;

/** Returns the lines of the menu: all patients, then an action for each of the last two left. */
export function listChoices(patients: readonly PatientRow[], withActions: boolean): readonly Choice[] {
  const pages = patients.map((patient): Choice => ({ id: patient.id, patient }));
  if (!withActions || patients.length > MAX_WITH_ACTION) return pages;
  const actions = patients
    .filter(({ status }) => readStatus(status) !== DECEASED)
    .map((patient): Choice => ({ id: `shoop-${patient.id}`, patient, view: 'shoop' }));
  return [...pages, ...actions];
}
