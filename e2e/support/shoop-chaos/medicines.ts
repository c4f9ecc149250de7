import { ingestionMethods } from '#domain/options/ingestion.ts';
import type { Answers } from '#domain/questions/question.ts';
import { cannabinoids } from '#domain/shoops/medicine/cannabinoids.ts';
import type { FormMedicine } from '#domain/shoops/medicine/form-medicine.ts';
import { blankMedicine, medicine } from '#domain/shoops/medicine/medicine-questions.ts';
import { doseTimes } from '#domain/shoops/medicine/options.ts';
import { payloadOf } from '#domain/shoops/payload.ts';
import type { ShoopRecord } from '#mocks/store/tables.ts';
import type { Dice } from '../chaos/dice.ts';

/** Id and version of a test medicine, stored in its note: the note is unique for each version. */
export interface MedicineMark {
  readonly id: number;
  readonly version: number;
}

export const noteOf = ({ id, version }: MedicineMark) => `m${id} v${version}`;

/** @returns null for a note that the test did not write */
export function markIn(note: unknown): MedicineMark | null {
  const match = /^m(\d+) v(\d+)$/.exec(String(note));
  return match ? { id: Number(match[1]), version: Number(match[2]) } : null;
}

const amounts = ['0.01', '0.1', '0.2', '2.5', '5', '7.25', '1,000'] as const;
const inHundredths = (text: string) => Math.round(Number(text.replace(',', '')) * 100);

/** Returns a medicine that breaks no rule. */
export function randomMedicine(dice: Dice, mark: MedicineMark): Answers {
  const rows = Array.from({ length: 1 + dice.below(3) }, () => ({
    dose: dice.pick(amounts),
    doseUnit: 'mg',
    doseTime: dice.pick(doseTimes).value,
  }));
  const isHourly = dice.chance(0.2);
  const sum = rows.reduce((total, { dose }) => total + inHundredths(dose), 0);
  return {
    ...blankMedicine(),
    targetCannabinoid: dice.pick(cannabinoids).value,
    dailyDose: String(sum / 100),
    dailyDoseUnit: 'mg',
    frequency: String(rows.length),
    frequencyUnit: isHourly ? 'Hourly' : 'Daily',
    doses: isHourly ? [] : rows,
    ingestionMethod: dice.pick(ingestionMethods).value,
    note: noteOf(mark),
  };
}

const questions = Object.values(medicine);

/** Serializes a medicine of the form without its ids and conflict data. */
export const serializeFormMedicine = (row: FormMedicine): string =>
  JSON.stringify(
    questions.map(({ name }) =>
      name === 'doses' ? (row.doses as Answers[]).map(({ id: _, ...dose }) => dose) : row[name],
    ),
  );

const doseFields = (rows: readonly { dose: number; doseUnit: string; doseTime: string }[]) =>
  rows.map(({ dose, doseUnit, doseTime }) => [dose, doseUnit, doseTime]);

// Serialized medicine as it would be sent and as the server stores it, for comparison.
export function serializeSentMedicine(row: FormMedicine, patientId: string): string {
  const { doses: rows, shoopId: _, ...payload } = payloadOf(row, patientId);
  return JSON.stringify([payload, doseFields(rows.filter(({ isDeleted }) => isDeleted !== true))]);
}
export function serializeStoredMedicine(shoop: ShoopRecord): string {
  const { userId, targetCannabinoid, terpenes, dailyDose, dailyDoseUnit } = shoop;
  const { frequency, frequencyUnit, ingestionMethod, note, ShoopDoses } = shoop;
  const fields = { userId, targetCannabinoid, terpenes, dailyDose, dailyDoseUnit, frequency, frequencyUnit };
  return JSON.stringify([{ ...fields, ingestionMethod, note }, doseFields(ShoopDoses)]);
}
