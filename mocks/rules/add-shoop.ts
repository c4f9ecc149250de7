import type { Store } from '#mocks/store/store.ts';
import type { ShoopRecord } from '#mocks/store/tables.ts';

type Entered =
  | 'targetCannabinoid'
  | 'terpenes'
  | 'dailyDose'
  | 'dailyDoseUnit'
  | 'frequency'
  | 'frequencyUnit'
  | 'ingestionMethod'
  | 'note'
  | 'adminNotes';

/** What is entered of a Shoop; the rest follows from whose it is, and when. */
export type ShoopInput = Pick<ShoopRecord, Entered> & {
  doses: Omit<ShoopRecord['ShoopDoses'][number], 'id'>[];
};

interface AddedShoop {
  physicianId: string;
  /** The patient. */
  userId: string;
  hoursAgo?: number;
  /** A draft is not sent. */
  isReady?: boolean;
}

/** Puts medicines into a patient's record that a physician has sent together, now or some hours ago, or keeps as drafts. */
export function addShoop(store: Store, whose: AddedShoop, ...inputs: readonly ShoopInput[]): void {
  const { physicianId, userId, hoursAgo = 0, isReady = true } = whose;
  const createdAt = new Date(store.now() - hoursAgo * 3_600_000).toISOString();
  for (const { doses, ...input } of inputs) {
    const id = `shoop-${store.next()}`;
    const ShoopDoses = doses.map((dose, index) => ({ id: `${id}-dose-${index + 1}`, ...dose }));
    const moments = { createdAt, updatedAt: createdAt };
    store.tables.shoops.push({ id, physicianId, userId, isReady, ...input, ShoopDoses, ...moments });
  }
}
