import type { Recommendation } from '#domain/shoops/recommendations.ts';
import type { Shoop, ShoopDose } from '#domain/shoops/shoop.ts';

const timesOfDay = ['Morning', 'Afternoon', 'Evening'];

/** Returns doses in mg at the times of day; null stands for no dose. */
export const atTimes = (...amounts: readonly (number | null)[]): ShoopDose[] =>
  amounts.flatMap((dose, index) =>
    dose === null ? [] : [{ dose, doseUnit: 'mg', doseTime: timesOfDay[index] ?? '' }],
  );

/** Returns a Shoop of 5 mg CBD in the morning and 15 mg in the evening, with changes. */
export const medicine = (changes: Partial<Shoop> = {}): Shoop => ({
  id: 'shoop-1',
  userId: 'patient',
  isReady: true,
  createdAt: '2026-11-20T15:00:00.000Z',
  targetCannabinoid: 'CBD',
  terpenes: ['Myrcene', 'Linalool'],
  dailyDose: 20,
  dailyDoseUnit: 'mg',
  frequency: 2,
  frequencyUnit: 'Daily',
  ingestionMethod: 'Sublingual',
  note: 'Hold the drops under your tongue for a minute. Take the evening dose about an hour before bed.',
  adminNotes: '',
  doses: atTimes(5, null, 15),
  ...changes,
});

export const delta8 = medicine({
  id: 'shoop-2',
  targetCannabinoid: 'THC delta 8',
  ingestionMethod: 'Ingested',
  terpenes: [],
  dailyDose: 2.5,
  frequency: 1,
  doses: atTimes(null, null, 2.5),
  note: '',
});

export const cream = medicine({
  id: 'shoop-3',
  targetCannabinoid: 'CBDA',
  ingestionMethod: 'Topically',
  dailyDose: 30,
  frequency: 3,
  doses: atTimes(10, 10, 10),
  note: 'Rub it in where it hurts, on skin that is whole.',
});

export const hourly = medicine({
  id: 'shoop-4',
  targetCannabinoid: 'THC delta 9',
  ingestionMethod: 'Inhaled',
  dailyDose: 0.01,
  dailyDoseUnit: 'g',
  frequency: 2,
  frequencyUnit: 'Hourly',
  doses: [],
  note: 'Only for pain that breaks through.',
});

/** Returns the recommendation of these Shoops, dated like the first one. */
export const recommendationOf = (...shoops: readonly Shoop[]): Recommendation => ({
  key: shoops[0]?.id ?? '',
  createdAt: shoops[0]?.createdAt ?? '',
  shoops,
});
