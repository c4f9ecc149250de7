import { expect, it } from 'vitest';
import { blankMedicine } from '#domain/shoops/medicine/medicine-questions.ts';
import { describeLeftOut } from './shoop-actions.tsx';

const filledMedicine = { ...blankMedicine(), targetCannabinoid: 'CBD' };

it.each([
  [1, 'Medicine 1 is empty and is left out.'],
  [2, 'Medicines 1 and 2 are empty and are left out.'],
  [3, 'Medicines 1, 2 and 3 are empty and are left out.'],
])('names %d empty medicines that are left out', (count, text) => {
  const empty = Array.from({ length: count }, blankMedicine);
  expect(describeLeftOut([...empty, filledMedicine] as never)).toBe(text);
});
