import type { IngestionMethod } from '#domain/options/ingestion.ts';
import { inHundredths } from '#domain/values/amounts/doses.ts';
import type { Store } from '#mocks/store/store.ts';
import type { CheckUpRecord, ShoopRecord } from '#mocks/store/tables.ts';

type Dose = CheckUpRecord['canabiesDose'][number];

/** Products of the shared list by cannabinoid and method. */
const productByCannabinoid: Readonly<Record<string, Partial<Record<string, string>>>> = {
  CBD: {
    Ingested: 'CBD isolate oil',
    Sublingual: 'Full-spectrum oil 20:1',
    Topically: 'CBD topical balm',
  },
  CBDA: { Topically: 'CBDA topical balm' },
  CBN: { Ingested: 'CBN night tincture', Sublingual: 'CBN night tincture' },
  'THC delta 9': {
    Ingested: 'Pastilles 5 mg',
    Inhaled: 'Vaporizer flower',
    Sublingual: 'Sublingual spray',
  },
};

/** Returns the Shoops of the newest recommendation that was sent to a patient by a moment. */
function findActiveShoops({ tables }: Store, patientId: string, moment: string): readonly ShoopRecord[] {
  let newest: ShoopRecord[] = [];
  for (const shoop of tables.shoops) {
    if (shoop.userId !== patientId || !shoop.isReady || shoop.createdAt > moment) continue;
    const [newestShoop] = newest;
    if (newestShoop && newestShoop.createdAt > shoop.createdAt) continue;
    newest = newestShoop?.createdAt === shoop.createdAt ? [...newest, shoop] : [shoop];
  }
  return newest;
}

/** Returns a dose in mg; null for an unknown unit. */
const toMg = (dose: ShoopRecord['ShoopDoses'][number]): number | null => {
  const hundredths = inHundredths(dose);
  return hundredths === null ? null : hundredths / 100;
};

/** Returns a check-up's rows for one Shoop, equal doses of a day in one row. Hourly has none. */
function buildRows({ targetCannabinoid, ingestionMethod, ShoopDoses }: ShoopRecord): Dose[] {
  const dosesByAmount = Map.groupBy(ShoopDoses, toMg);
  return [...dosesByAmount].map(([amount, doses]) => ({
    amount,
    frequency: doses.length,
    // Shoops and check-ups share one list of methods (accounts §9; physician §3).
    ingestionMethod: ingestionMethod as IngestionMethod,
    product: productByCannabinoid[targetCannabinoid]?.[ingestionMethod] ?? '',
  }));
}

/** Returns the doses that a patient takes at a moment; none before the first Shoop. */
export const listDosesAt = (store: Store, patientId: string, moment: string): Dose[] =>
  findActiveShoops(store, patientId, moment).flatMap(buildRows);
