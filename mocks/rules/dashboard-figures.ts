import type * as v from 'valibot';
import type { readDashboard } from '#api/endpoints/physician-dashboard.ts';
import type { IntakeModule } from '#domain/intake/sections.ts';
import { genderLabels } from '#domain/options/genders.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account, Tables } from '#mocks/store/tables.ts';

/** Number of months in the series of registrations, the present one included. */
const monthCount = 12;

/** Counts equal names, most frequent first. */
function countNames(names: readonly string[]): [name: string, count: number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([a, count], [b, otherCount]) => otherCount - count || a.localeCompare(b, 'en'));
}

/** Lists the newest months, oldest first, as YYYY-MM. */
function listNewestMonths(now: number): string[] {
  const today = new Date(now);
  return Array.from({ length: monthCount }, (_, index) => {
    // `Date.UTC` counts a negative month back into the years before.
    const firstDay = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - (monthCount - 1 - index), 1);
    return new Date(firstDay).toISOString().slice(0, 7);
  });
}

const genderKeyByLabel = new Map<string, string>(
  Object.entries(genderLabels).map(([key, label]) => [label, key]),
);

/** Lists the keys of the flags that are set. */
const listObjectives = (flags: unknown) =>
  Object.entries((flags ?? {}) as Record<string, unknown>).flatMap(([key, isSet]) => (isSet ? [key] : []));

/** Lists each product once per patient who has logged a dose of it. */
function listProductsTaken({ checkUps }: Tables, patients: ReadonlySet<string>): string[] {
  const productByPatientAndName = new Map<string, string>();
  for (const { userId, canabiesDose } of checkUps) {
    if (!patients.has(userId)) continue;
    for (const { product } of canabiesDose)
      if (product) productByPatientAndName.set(`${userId} ${product}`, product);
  }
  return [...productByPatientAndName.values()];
}

/** Computes the figures of a physician's own patients, pending ones included. */
export function computeFigures(store: Store, physician: Account): v.InferInput<typeof readDashboard.reply> {
  const { tables } = store;
  const ownPatientIds = new Set(
    tables.careLinks.flatMap((link) => (link.physicianId === physician.id ? [link.patientId] : [])),
  );
  const patients = tables.accounts.filter(({ id }) => ownPatientIds.has(id));
  const listRecords = (wantedModule: IntakeModule) =>
    tables.intakeRecords.filter(({ userId, module }) => module === wantedModule && ownPatientIds.has(userId));
  const answeredGenders = new Map(
    listRecords('PatientInformation').map(({ userId, record }) => [userId, record.gender]),
  );
  // The intake's answer overrides the account's.
  const genders = patients.map(({ id, gender }) =>
    genderKeyByLabel.get(String(answeredGenders.get(id) || gender)),
  );
  const diagnoses = listRecords('Diagnosis').flatMap(({ record: { name } }) => (name ? [String(name)] : []));
  const objectives = listRecords('CannabisUse').flatMap(({ record }) => listObjectives(record.objective));
  const months = new Map(countNames(patients.map(({ registeredAt }) => registeredAt.slice(0, 7))));
  return {
    patientsCount: patients.length,
    top_dignose: Object.fromEntries(countNames(diagnoses)),
    genderStats: {
      male: 0,
      female: 0,
      other: 0,
      declineToAnswer: 0,
      notAnswered: 0,
      ...Object.fromEntries(countNames(genders.map((key) => key ?? 'notAnswered'))),
    },
    reg: listNewestMonths(store.now()).map((month) => ({ month, count: months.get(month) ?? 0 })),
    objectives: Object.fromEntries(countNames(objectives)),
    top_products: countNames(listProductsTaken(tables, ownPatientIds)).map(([name, count]) => ({
      name,
      count,
    })),
  };
}
