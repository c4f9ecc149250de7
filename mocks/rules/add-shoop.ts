import type { Store } from '#mocks/store/store.ts';
import type { ShoopRecord } from '#mocks/store/tables.ts';

type EnteredField =
  | 'targetCannabinoid'
  | 'terpenes'
  | 'dailyDose'
  | 'dailyDoseUnit'
  | 'frequency'
  | 'frequencyUnit'
  | 'ingestionMethod'
  | 'note'
  | 'adminNotes';

/** Fields of a Shoop that are entered; ids and times are added. */
export type ShoopInput = Pick<ShoopRecord, EnteredField> & {
  doses: Omit<ShoopRecord['ShoopDoses'][number], 'id'>[];
};

/** Author, patient, age and state of an added Shoop. */
interface ShoopContext {
  physicianId: string;
  /** The patient's id. */
  userId: string;
  hoursAgo?: number;
  /** False for a draft. Default true. */
  isReady?: boolean;
}

/** Adds a patient's Shoop, one record per medicine with the same time, as sent or as drafts. */
export function addShoop(store: Store, context: ShoopContext, ...inputs: readonly ShoopInput[]): void {
  const { physicianId, userId, hoursAgo = 0, isReady = true } = context;
  const createdAt = new Date(store.now() - hoursAgo * 3_600_000).toISOString();
  for (const { doses, ...input } of inputs) {
    const id = `shoop-${store.nextNumber()}`;
    const ShoopDoses = doses.map((dose, index) => ({ id: `${id}-dose-${index + 1}`, ...dose }));
    const timestamps = { createdAt, updatedAt: createdAt };
    store.tables.shoops.push({ id, physicianId, userId, isReady, ...input, ShoopDoses, ...timestamps });
  }
}
