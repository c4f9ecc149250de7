import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toWakingTime } from './waking-time.ts';

const dayMs = 86_400_000;
const anyMoment = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2027, 0, 1) });

it('returns a local time between 7 and 22 o’clock, less than 12 hours earlier', () => {
  fc.assert(
    fc.property(anyMoment, (moment) => {
      const wakingMoment = toWakingTime(moment);
      const hour = new Date(wakingMoment).getHours();
      expect(hour).toBeGreaterThanOrEqual(7);
      expect(hour).toBeLessThanOrEqual(22);
      expect(wakingMoment).toBeLessThanOrEqual(moment);
      expect(moment - wakingMoment).toBeLessThan(dayMs / 2);
    }),
  );
});

it('keeps the order of times', () => {
  fc.assert(
    // Times less than some seconds apart may move to the same second, a minute apart they do not.
    fc.property(anyMoment, fc.integer({ min: 60_000, max: dayMs }), (moment, differenceMs) => {
      expect(toWakingTime(moment + differenceMs)).toBeGreaterThan(toWakingTime(moment));
    }),
  );
});
