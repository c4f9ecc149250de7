import type { MedicinePayload } from './payload.ts';
import type { Shoop } from './shoop.ts';

/** Fields in which a payload and a stored Shoop have the same shape. */
type ComparedFields = Omit<Shoop, 'id' | 'isReady' | 'adminNotes' | 'createdAt' | 'terpenes' | 'doses'>;

/** Serializes a medicine. Equal medicines have equal texts, in any order of terpenes and doses. */
function serializeMedicine(
  medicine: ComparedFields,
  terpenes: readonly string[],
  doses: readonly string[],
): string {
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

/** Fields in which a sent and a stored dose have the same shape. */
interface ComparedDose {
  readonly dose: number;
  readonly doseUnit: string;
  readonly doseTime: string;
}
const serializeDose = ({ dose, doseUnit, doseTime }: ComparedDose) =>
  JSON.stringify([dose, doseUnit, doseTime]);

/** Serializes a payload without the doses that it deletes. */
function serializePayload(payload: MedicinePayload): string {
  const remainingDoses = payload.doses.filter(({ isDeleted }) => isDeleted !== true);
  return serializeMedicine(
    payload,
    payload.terpenes.map(({ value }) => value),
    remainingDoses.map(serializeDose),
  );
}

/** Returns true if two payloads have the same content, apart from the ids of doses. */
export const isSameMedicine = (one: MedicinePayload, other: MedicinePayload): boolean =>
  serializePayload(one) === serializePayload(other);

/**
 * Returns true if a stored Shoop has the content of a payload. Replies to saves have no id by which
 * the stored Shoop could be found (physician §7).
 */
export function isSameShoop(payload: MedicinePayload, shoop: Shoop): boolean {
  return (
    serializePayload(payload) === serializeMedicine(shoop, shoop.terpenes, shoop.doses.map(serializeDose))
  );
}

/**
 * Returns the stored Shoops of a sending, at most one for each medicine.
 * @param shoops candidates, without the Shoops that existed before the sending
 */
export function findSentShoops(sent: readonly MedicinePayload[], shoops: readonly Shoop[]): Shoop[] {
  const candidates = [...shoops];
  return sent.flatMap((payload) => {
    const place = candidates.findIndex((shoop) => isSameShoop(payload, shoop));
    return place === -1 ? [] : candidates.splice(place, 1);
  });
}
