import fc from 'fast-check';
import { ingestionMethods } from '#domain/options/ingestion.ts';
import { cannabinoids } from './medicine/cannabinoids.ts';
import { doseTimes } from './medicine/options.ts';
import type { MedicinePayload } from './payload.ts';

const oneOf = (options: readonly { value: string }[]) =>
  fc.constantFrom(...options.map(({ value }) => value));

const anyDose = fc.record({ hundredths: fc.integer({ min: 1, max: 99_999 }), doseTime: oneOf(doseTimes) });

/** Arbitrary valid medicine for a patient as the form sends it, in mg. */
export const arbitraryPayload = (userId: string): fc.Arbitrary<MedicinePayload> =>
  fc
    .record({
      targetCannabinoid: oneOf(cannabinoids),
      isHourly: fc.boolean(),
      rows: fc.array(anyDose, { minLength: 1, maxLength: 3 }),
      ingestionMethod: oneOf(ingestionMethods),
      note: fc.string(),
    })
    .map(({ rows, isHourly, ...rest }) => ({
      ...rest,
      userId,
      terpenes: [{ value: 'Myrcene' }, { value: 'Linalool' }],
      dailyDose: rows.reduce((sum, { hundredths }) => sum + hundredths, 0) / 100,
      dailyDoseUnit: 'mg',
      frequency: rows.length,
      frequencyUnit: isHourly ? 'Hourly' : 'Daily',
      doses: isHourly
        ? []
        : rows.map(({ hundredths, doseTime }) => ({ dose: hundredths / 100, doseUnit: 'mg', doseTime })),
    }));

/** Arbitrary medicines of one sending. */
export const arbitrarySending = (userId: string) =>
  fc.array(arbitraryPayload(userId), { minLength: 1, maxLength: 4 });
