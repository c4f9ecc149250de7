import { simpleFaker as faker, type SimpleFaker } from '@faker-js/faker';
import type { Pause } from '#mocks/page/pause.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account } from '#mocks/store/tables.ts';
import { createQueue } from '#mocks/store/transaction.ts';
import { getDaysBefore } from '../add.ts';
import { careSections } from './clinic-care.ts';
import { seedClinicCheckUps } from './clinic-check-ups.ts';
import { lifeSections } from './clinic-life.ts';
import {
  addClinicPatient,
  fillInContacts,
  fillInDiagnosis,
  fillInPatientInformation,
  isPendingPatient,
} from './clinic-patient.ts';
import { seedClinicShoops } from './clinic-shoops.ts';
import { seedDeceasedPatient } from './deceased-patient.ts';

/** Days since each demo patient was registered. */
const demoPatientDays = { patient: 95, 'new-patient': 3, 'complete-patient': 260 };
/** Number of generated patients; with three demo patients the physician has 60. */
const generatedCount = 57;
const randomSeed = 2026;

const laterSections = [...careSections, ...lifeSections];

/** Fills in the first sections, for one patient in ten only the first. @returns true to go on */
function fillInBeginning(faker: SimpleFaker, store: Store, index: number, account: Account): boolean {
  fillInPatientInformation(faker, store, account);
  if (index % 10 === 3) return false;
  fillInContacts(faker, store, account);
  fillInDiagnosis(faker, store, account);
  return true;
}

/** Fills in the other sections without documents; a quarter of the patients stop on the way. */
function fillInRest(faker: SimpleFaker, store: Store, index: number, account: Account): void {
  const sectionCount = index % 4 === 1 ? index % laterSections.length : laterSections.length;
  for (const fillIn of laterSections.slice(0, sectionCount)) fillIn(faker, store, account);
}

/** Runs one seeding at a time: another one would draw numbers of the same generator. */
const runAlone = createQueue();

/**
 * Adds the physician's 60 patients, three demo patients among them. The generator is seeded: every
 * reset gives the same people.
 */
export const seedClinic = (store: Store, pause: Pause): Promise<void> =>
  runAlone(() => addPatients(store, pause));

async function addPatients(store: Store, pause: Pause): Promise<void> {
  faker.seed(randomSeed);
  const linkPatient = (patientId: string, status: 'pending' | 'active') =>
    store.tables.careLinks.push({ physicianId: 'physician', patientId, status });
  for (const [id, days] of Object.entries(demoPatientDays)) {
    const account = store.tables.accounts.find((candidate) => candidate.id === id);
    if (account) account.registeredAt = getDaysBefore(store, days);
    linkPatient(id, 'active');
  }
  const startedIntakes: [number, Account][] = [];
  for (let index = 0; index < generatedCount; index += 1) {
    await pause();
    const account = addClinicPatient(faker, store, index);
    const isPending = isPendingPatient(index);
    linkPatient(account.id, isPending ? 'pending' : 'active');
    // A patient who has not accepted the invitation has no password.
    if (isPending) account.password = '';
    if (!isPending && fillInBeginning(faker, store, index, account)) startedIntakes.push([index, account]);
  }
  // A second pass: the generator draws the beginnings of all intakes first.
  for (const [index, account] of startedIntakes) {
    await pause();
    fillInRest(faker, store, index, account);
  }
  const patients = startedIntakes.map(([, account]) => account);
  seedClinicShoops(store, patients);
  await pause();
  await seedClinicCheckUps(store, patients, pause);
  seedDeceasedPatient(store);
}
