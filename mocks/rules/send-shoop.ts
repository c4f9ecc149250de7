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

/** A Shoop that a physician has sent to a patient, now or some hours ago. */
export function addSentShoop(
  store: Store,
  { physicianId, userId, hoursAgo = 0 }: { physicianId: string; userId: string; hoursAgo?: number },
  { doses, ...input }: ShoopInput,
): void {
  const createdAt = new Date(store.now() - hoursAgo * 3_600_000).toISOString();
  const id = `shoop-${store.next()}`;
  const ShoopDoses = doses.map((dose, index) => ({ id: `${id}-dose-${index + 1}`, ...dose }));
  const isReady = true;
  const moments = { createdAt, updatedAt: createdAt };
  store.tables.shoops.push({ id, physicianId, userId, isReady, ...input, ShoopDoses, ...moments });
}
