import type { MedicinePayload } from './payload.ts';
import type { Shoop } from './shoop.ts';

type SaidFields = Omit<Shoop, 'id' | 'isReady' | 'adminNotes' | 'createdAt' | 'terpenes' | 'doses'>;

/** Serializes a medicine. Equal medicines have equal texts, in any order of terpenes and doses. */
function said(medicine: SaidFields, terpenes: readonly string[], doses: readonly string[]): string {
  const { targetCannabinoid, dailyDose, dailyDoseUnit, frequency, frequencyUnit, ingestionMethod, note } =
    medicine;
  return JSON.stringify([
    targetCannabinoid,
    dailyDose,
    dailyDoseUnit,
    frequency,
    frequencyUnit,
    ingestionMethod,
    note.trim(),
    terpenes.toSorted(),
    doses.toSorted(),
  ]);
}

interface SaidDose {
  readonly dose: number;
  readonly doseUnit: string;
  readonly doseTime: string;
}
const doseSaid = ({ dose, doseUnit, doseTime }: SaidDose) => JSON.stringify([dose, doseUnit, doseTime]);

function saidBy(payload: MedicinePayload): string {
  const kept = payload.doses.filter(({ isDeleted }) => isDeleted !== true);
  return said(
    payload,
    payload.terpenes.map(({ value }) => value),
    kept.map(doseSaid),
  );
}

/** Returns true if two payloads have the same content, apart from the ids of doses. */
export const isSameMedicine = (one: MedicinePayload, other: MedicinePayload): boolean =>
  saidBy(one) === saidBy(other);

/**
 * Returns true if a stored Shoop has the content of a payload. Replies to saves have no id by which
 * the stored Shoop could be found (physician §7).
 */
export function isSameShoop(payload: MedicinePayload, shoop: Shoop): boolean {
  return saidBy(payload) === said(shoop, shoop.terpenes, shoop.doses.map(doseSaid));
}

/**
 * Returns the stored Shoops of a sending, at most one for each medicine.
 * @param shoops candidates, without the Shoops that existed before the sending
 */
export function shoopsSent(sent: readonly MedicinePayload[], shoops: readonly Shoop[]): Shoop[] {
  const left = [...shoops];
  return sent.flatMap((payload) => {
    const place = left.findIndex((shoop) => isSameShoop(payload, shoop));
    return place === -1 ? [] : left.splice(place, 1);
  });
}
