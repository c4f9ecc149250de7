import { ingestionMethods } from '#domain/options/ingestion.ts';
import type { Answers } from '#domain/questions/question.ts';
import { cannabinoids } from '#domain/shoops/cannabinoids.ts';
import type { FormMedicine } from '#domain/shoops/form-medicine.ts';
import { blankMedicine, medicine } from '#domain/shoops/medicine-questions.ts';
import { doseTimes } from '#domain/shoops/options.ts';
import { payloadOf } from '#domain/shoops/payload.ts';
import type { ShoopRecord } from '#mocks/store/tables.ts';
import type { Dice } from '../chaos/dice.ts';

/** Somebody's medicine and its version: what was saved is known again by its note, and no two say the same. */
export interface Mark {
  readonly id: number;
  readonly version: number;
}

export const noteOf = ({ id, version }: Mark) => `m${id} v${version}`;

/** @returns null for a note that nobody here has written */
export function markIn(note: unknown): Mark | null {
  const found = /^m(\d+) v(\d+)$/.exec(String(note));
  return found ? { id: Number(found[1]), version: Number(found[2]) } : null;
}

const amounts = ['0.01', '0.1', '0.2', '2.5', '5', '7.25', '1,000'] as const;
const inMg = (text: string) => Math.round(Number(text.replace(',', '')) * 100);

/** A medicine that breaks no rule, whatever was there before. */
export function randomMedicine(dice: Dice, mark: Mark): Answers {
  const rows = Array.from({ length: 1 + dice.below(3) }, () => ({
    dose: dice.pick(amounts),
    doseUnit: 'mg',
    doseTime: dice.pick(doseTimes).value,
  }));
  const isHourly = dice.chance(0.2);
  const sum = rows.reduce((total, { dose }) => total + inMg(dose), 0);
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

/** What a medicine of the form says, without what is held beside it. */
export const saidInForm = (row: FormMedicine): string =>
  JSON.stringify(
    questions.map(({ name }) =>
      name === 'doses' ? (row.doses as Answers[]).map(({ id: _, ...dose }) => dose) : row[name],
    ),
  );

const doses = (rows: readonly { dose: number; doseUnit: string; doseTime: string }[]) =>
  rows.map(({ dose, doseUnit, doseTime }) => [dose, doseUnit, doseTime]);

/** The same in two forms: as it would be sent, and as the server has it. */
export function saidWhenSent(row: FormMedicine, patientId: string): string {
  const { doses: rows, shoopId: _, ...payload } = payloadOf(row, patientId);
  return JSON.stringify([payload, doses(rows.filter(({ isDeleted }) => isDeleted !== true))]);
}
export function saidOnServer(shoop: ShoopRecord): string {
  const { userId, targetCannabinoid, terpenes, dailyDose, dailyDoseUnit } = shoop;
  const { frequency, frequencyUnit, ingestionMethod, note, ShoopDoses } = shoop;
  const fields = { userId, targetCannabinoid, terpenes, dailyDose, dailyDoseUnit, frequency, frequencyUnit };
  return JSON.stringify([{ ...fields, ingestionMethod, note }, doses(ShoopDoses)]);
}
