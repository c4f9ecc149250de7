import type * as v from 'valibot';
import type { readDashboard } from '#api/endpoints/physician-dashboard.ts';
import type { IntakeModule } from '#domain/intake/sections.ts';
import { genderLabels } from '#domain/options/genders.ts';
import type { Store } from '#mocks/store/store.ts';
import type { Account, Tables } from '#mocks/store/tables.ts';

/** Number of months in the series of registrations, the present one included. */
const MONTH_COUNT = 12;

/** Counts equal names, most frequent first. */
function countNames(names: readonly string[]): [name: string, count: number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([a, most], [b, next]) => next - most || a.localeCompare(b, 'en'));
}

/** Lists the newest months, oldest first, as YYYY-MM. */
function newestMonths(now: number): string[] {
  const today = new Date(now);
  return Array.from({ length: MONTH_COUNT }, (_, index) => {
    const first = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - (MONTH_COUNT - 1 - index), 1);
    return new Date(first).toISOString().slice(0, 7);
  });
}

const genderKeys = new Map<string, string>(Object.entries(genderLabels).map(([key, label]) => [label, key]));

/** Lists the keys of the flags that are set. */
const listObjectives = (flags: unknown) =>
  Object.entries((flags ?? {}) as Record<string, unknown>).flatMap(([key, isSet]) => (isSet ? [key] : []));

/** Lists each product once per patient who has logged a dose of it. */
function listProductsTaken({ checkUps }: Tables, patients: ReadonlySet<string>): string[] {
  const taken = new Map<string, string>();
  for (const { userId, canabiesDose } of checkUps) {
    if (!patients.has(userId)) continue;
    for (const { product } of canabiesDose) if (product) taken.set(`${userId} ${product}`, product);
  }
  return [...taken.values()];
}

/** Computes the figures of a physician's own patients, pending ones included. */
export function computeFigures(store: Store, physician: Account): v.InferInput<typeof readDashboard.reply> {
  const { tables } = store;
  const own = new Set(
    tables.careLinks.flatMap((link) => (link.physicianId === physician.id ? [link.patientId] : [])),
  );
  const patients = tables.accounts.filter(({ id }) => own.has(id));
  const saved = (of: IntakeModule) =>
    tables.intakeRecords.filter(({ userId, module }) => module === of && own.has(userId));
  const answered = new Map(saved('PatientInformation').map(({ userId, record }) => [userId, record.gender]));
  const genders = patients.map(({ id, gender }) => genderKeys.get(String(answered.get(id) || gender)));
  const diagnoses = saved('Diagnosis').flatMap(({ record: { name } }) => (name ? [String(name)] : []));
  const objectives = saved('CannabisUse').flatMap(({ record }) => listObjectives(record.objective));
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
    reg: newestMonths(store.now()).map((month) => ({ month, count: months.get(month) ?? 0 })),
    objectives: Object.fromEntries(countNames(objectives)),
    top_products: countNames(listProductsTaken(tables, own)).map(([name, count]) => ({ name, count })),
  };
}
