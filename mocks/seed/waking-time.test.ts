import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toWakingTime } from './waking-time.ts';

const DAY = 86_400_000;
const anyMoment = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2027, 0, 1) });

it('returns a local time between 7 and 22 o’clock, less than 12 hours earlier', () => {
  fc.assert(
    fc.property(anyMoment, (moment) => {
      const awake = toWakingTime(moment);
      const hour = new Date(awake).getHours();
      expect(hour).toBeGreaterThanOrEqual(7);
      expect(hour).toBeLessThanOrEqual(22);
      expect(awake).toBeLessThanOrEqual(moment);
      expect(moment - awake).toBeLessThan(DAY / 2);
    }),
  );
});

it('keeps the order of times', () => {
  fc.assert(
    fc.property(anyMoment, fc.integer({ min: 60_000, max: DAY }), (moment, later) => {
      expect(toWakingTime(moment + later)).toBeGreaterThan(toWakingTime(moment));
    }),
  );
});
