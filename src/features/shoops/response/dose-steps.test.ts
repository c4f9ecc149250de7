import { expect, it } from 'vitest';
import type { MedicineResponse, ResponseStep } from '#domain/shoops/history/response.ts';
import { doseSteps } from './dose-steps.ts';
import { positionOn, timeAxis } from './time-axis.ts';

const noon = (day: string) => new Date(`${day}T12:00:00`).toISOString();
const step = (day: string | null, mg: number | null): ResponseStep => ({
  ...{ since: day === null ? null : noon(day), dose: mg === null ? '' : `${mg} mg`, mg },
  ...{ before: '', checkUps: 1, without: 0, ratings: {} },
});
const response = (...steps: readonly ResponseStep[]): MedicineResponse => ({
  ...{ targetCannabinoid: 'CBD', isCurrent: true, steps },
});

it('places a moment within its week, although a week of the clock change is longer', () => {
  // Sundays in New York: 10-25, 11-01 (clocks go back), 11-08.
  const axis = timeAxis([noon('2026-10-25'), noon('2026-11-14')]);
  expect(axis.span).toBe('week');
  expect(positionOn(axis, new Date('2026-10-25T00:00:00').toISOString())).toBe(0);
  expect(positionOn(axis, new Date('2026-11-01T00:00:00').toISOString())).toBeCloseTo(1 / 3, 10);
  expect(positionOn(axis, new Date('2026-11-08T00:00:00').toISOString())).toBeCloseTo(2 / 3, 10);
  // A Saturday noon: the axis ends with the day.
  expect(positionOn(axis, noon('2026-11-14'))).toBeLessThan(1);
});

it('counts months of different lengths alike', () => {
  const axis = timeAxis([noon('2024-01-31'), noon('2026-02-28')]);
  expect(axis.span).toBe('month');
  // 13 months after the start of an axis of 26 months.
  expect(positionOn(axis, new Date('2025-02-01T00:00:00').toISOString())).toBeCloseTo(13 / 26, 10);
});

it('ends a step where the next one begins, and the last one at the end of the axis', () => {
  const axis = timeAxis([noon('2026-11-01'), noon('2026-11-14')]);
  // The first is the time before any Shoop, which has no step on the axis.
  const steps = doseSteps(response(step(null, null), step('2026-11-01', 10), step('2026-11-08', 20)), axis);
  expect(steps).toMatchObject([
    { dose: '10 mg', share: 0.5 },
    { dose: '20 mg', share: 1, to: 1 },
  ]);
  expect(steps[0]?.to).toBe(steps[1]?.from);
});

it('gives no height to an unknown dose', () => {
  const axis = timeAxis([noon('2026-11-01')]);
  expect(doseSteps(response(step('2026-11-01', null)), axis)).toMatchObject([{ share: null }]);
});
