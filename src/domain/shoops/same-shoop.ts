import type { MedicinePayload } from './payload.ts';
import type { Shoop } from './shoop.ts';

const inOrder = (values: readonly string[]) => values.toSorted().join(' | ');

/** What a medicine says, in one text: equal for two that say the same, in whatever order. */
function said(
  medicine: Omit<MedicinePayload, 'terpenes' | 'doses'>,
  terpenes: string[],
  doses: string[],
): string {
  const { targetCannabinoid, dailyDose, dailyDoseUnit, frequency, frequencyUnit, ingestionMethod, note } =
    medicine;
  return JSON.stringify([
    ...[targetCannabinoid, dailyDose, dailyDoseUnit, frequency, frequencyUnit, ingestionMethod, note.trim()],
    ...[inOrder(terpenes), inOrder(doses)],
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

/** Whether two payloads say the same of a medicine, whatever its doses are called. */
export const isSameMedicine = (one: MedicinePayload, other: MedicinePayload): boolean =>
  saidBy(one) === saidBy(other);

/** Whether a stored Shoop is what was sent: the answer of the call names none (physician §7). */
export function isSameShoop(payload: MedicinePayload, shoop: Shoop): boolean {
  const { dailyDose, frequency } = shoop;
  if (dailyDose === null || frequency === null) return false;
  const stored = { ...shoop, dailyDose, frequency };
  return saidBy(payload) === said(stored, [...shoop.terpenes], shoop.doses.map(doseSaid));
}

/**
 * The Shoops that became of what was sent, each for one medicine.
 * @param shoops those that may be meant: what was there before is none of them
 */
export function shoopsSent(sent: readonly MedicinePayload[], shoops: readonly Shoop[]): Shoop[] {
  const left = [...shoops];
  return sent.flatMap((payload) => {
    const place = left.findIndex((shoop) => isSameShoop(payload, shoop));
    return place === -1 ? [] : left.splice(place, 1);
  });
}
