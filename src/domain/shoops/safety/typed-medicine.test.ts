import { expect, it } from 'vitest';
import { typedMedicine } from './typed-medicine.ts';

it('reads a missing answer as a blank one', () => {
  expect(typedMedicine({})).toEqual({
    cannabinoid: '',
    ingestionMethod: '',
    terpenes: [],
    target: null,
    isHourly: false,
    frequency: Number.NaN,
    doses: [],
    note: '',
    inGrams: [],
    isFilledIn: false,
  });
  expect(typedMedicine({ doses: [{}] }).doses).toEqual([{ hundredths: null, time: '' }]);
});
