import type { Answers } from '#domain/questions/question.ts';
import { blankMedicine } from '../medicine/medicine-questions.ts';
import type { Recommendation } from '../recommendations.ts';
import type { Shoop } from '../shoop.ts';
import { type SafetyContext, warningsOf } from './warnings.ts';

/** Dose of a sample; in mg without a unit. */
export type DoseRow = [dose: string, time: string, unit?: string];

/** Medicine of the form, in mg, with a dose for each row; for tests. */
export const medicineOf = (
  targetCannabinoid: string,
  rows: readonly DoseRow[],
  more: Answers = {},
): Answers => ({
  ...blankMedicine(),
  targetCannabinoid,
  dailyDose: String(rows.reduce((sum, [dose]) => sum + Math.round(Number(dose) * 100), 0) / 100),
  dailyDoseUnit: 'mg',
  frequency: String(rows.length),
  doses: rows.map(([dose, doseTime, doseUnit = 'mg']) => ({ dose, doseUnit, doseTime })),
  ...more,
});

/** Sent Shoop, in mg a day. */
export const sentShoop = (
  targetCannabinoid: string,
  dailyDose: number | null,
  more: Partial<Shoop> = {},
): Shoop =>
  ({
    id: 'a',
    targetCannabinoid,
    dailyDose,
    dailyDoseUnit: 'mg',
    doses: [],
    frequencyUnit: 'Daily',
    ...more,
  }) as unknown as Shoop;

const recommendation = (shoops: readonly Shoop[], place: number): Recommendation => ({
  key: String(place),
  createdAt: `2026-10-0${9 - place}T12:00:00.000Z`,
  shoops,
});

/** Patient without any known facts. */
export const noFacts: SafetyContext = { recommendations: [], experience: '', allergies: [] };

/**
 * Patient with experience and these recommendations: the newest is of 10-09-2026, each other one
 * day older.
 */
export const contextAfterAll = (...sendings: readonly (readonly Shoop[])[]): SafetyContext => ({
  ...noFacts,
  recommendations: sendings.map(recommendation),
  experience: 'CurrentlyUseDaily',
});

/** Patient with one recommendation. */
export const contextAfter = (...shoops: readonly Shoop[]): SafetyContext => contextAfterAll(shoops);

/** Returns all warnings with medicine numbers: '1: No target cannabinoid is chosen.' */
export const warningTexts = (medicines: readonly Answers[], context = noFacts): string[] =>
  warningsOf(medicines, context).map(
    ({ medicine, text }) => `${medicine + 1}: ${text.replaceAll('\u00a0', ' ')}`,
  );
