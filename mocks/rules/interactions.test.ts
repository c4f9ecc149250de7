import { expect, it } from 'vitest';
import { interactionsOf } from './interactions.ts';

it('returns empty lists for no medication and for medications without interactions', () => {
  const none = { substrates: [], inducers: [], inhibitors: [] };
  expect(interactionsOf([])).toEqual(none);
  expect(interactionsOf(['Vitamin D3', 'Metformin', ''])).toEqual(none);
});

it('separates substrates, inducers and inhibitors, each in alphabetical order', () => {
  expect(interactionsOf(['Warfarin', 'St. John’s wort', 'Fluoxetine', 'Diazepam'])).toEqual({
    substrates: ['Diazepam', 'Warfarin'],
    inducers: ['St. John’s wort'],
    inhibitors: ['Fluoxetine'],
  });
});

it('lists a drug in each category that it belongs to', () => {
  expect(interactionsOf(['Carbamazepine', 'Omeprazole'])).toEqual({
    substrates: ['Carbamazepine', 'Omeprazole'],
    inducers: ['Carbamazepine'],
    inhibitors: ['Omeprazole'],
  });
});

it('matches whole names in any spelling, with or without a strength, and only once', () => {
  expect(interactionsOf(['WARFARIN 5 mg', 'warfarin', 'st johns wort']).substrates).toEqual(['Warfarin']);
  expect(interactionsOf(["St. John's wort"]).inducers).toEqual(['St. John’s wort']);
  expect(interactionsOf(['Esomeprazole']).substrates).toEqual([]);
});
