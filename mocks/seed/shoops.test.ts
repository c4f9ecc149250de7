import { expect, test } from 'vitest';
import { inHundredths, sumOfDoses } from '#domain/values/doses.ts';
import { createTestServer } from '../testing.ts';

test('every Shoop of the seed keeps the rules of its form (physician §5, decision 41)', async () => {
  const { shoops } = (await createTestServer()).store.tables;
  expect(shoops.length).toBeGreaterThan(0);
  for (const { id, dailyDose, dailyDoseUnit, frequency, frequencyUnit, ShoopDoses } of shoops) {
    const target = inHundredths({ dose: dailyDose, doseUnit: dailyDoseUnit });
    expect(target, id).toBeGreaterThan(0);
    expect(ShoopDoses, id).toHaveLength(frequencyUnit === 'Daily' ? frequency : 0);
    if (frequencyUnit === 'Daily') expect(sumOfDoses(ShoopDoses), id).toBe(target);
  }
});
