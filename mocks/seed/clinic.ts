import type { Faker } from '@faker-js/faker';
import { intakeModules } from '#domain/intake/sections.ts';
import type { Store } from '../store.ts';
import { complete } from './add.ts';
import {
  addClinicPatient,
  fillInContacts,
  fillInDiagnosis,
  fillInPatientInformation,
} from './clinic-patient.ts';

const DEMO_PATIENTS = ['patient', 'new-patient', 'complete-patient'];
/** With the three demo patients the physician has 60. */
const GENERATED = 57;
const SEED = 2026;

/** Most patients filled in the built sections, some the first alone, and some went on. */
function fillInIntake(
  faker: Faker,
  store: Store,
  index: number,
  account: ReturnType<typeof addClinicPatient>,
) {
  fillInPatientInformation(faker, store, account);
  if (index % 10 === 3) return;
  fillInContacts(faker, store, account);
  fillInDiagnosis(faker, store, account);
  if (index % 3 === 0) complete(store.tables, account.id, intakeModules.slice(3, 9));
}

/**
 * The physician's 60 patients, the three demo patients among them. The generator is seeded: every reset
 * gives the same people.
 */
export async function seedClinic(store: Store): Promise<void> {
  const { faker } = await import('@faker-js/faker/locale/base');
  faker.seed(SEED);
  const link = (patientId: string, status: 'pending' | 'active') =>
    store.tables.careLinks.push({ physicianId: 'physician', patientId, status });
  for (const id of DEMO_PATIENTS) link(id, 'active');
  for (let index = 0; index < GENERATED; index += 1) {
    const account = addClinicPatient(faker, store, index);
    const isPending = index % 8 === 5;
    link(account.id, isPending ? 'pending' : 'active');
    if (!isPending) fillInIntake(faker, store, index, account);
  }
}
