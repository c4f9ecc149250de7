import { expect, it } from 'vitest';
import { findInteractions } from './interactions.ts';

it('returns empty lists for no medication and for medications without interactions', () => {
  const none = { substrates: [], inducers: [], inhibitors: [] };
  expect(findInteractions([])).toEqual(none);
  expect(findInteractions(['Vitamin D3', 'Metformin', ''])).toEqual(none);
});

it('separates substrates, inducers and inhibitors, each in alphabetical order', () => {
  expect(findInteractions(['Warfarin', 'St. John’s wort', 'Fluoxetine', 'Diazepam'])).toEqual({
    substrates: ['Diazepam', 'Warfarin'],
    inducers: ['St. John’s wort'],
    inhibitors: ['Fluoxetine'],
  });
});

it('lists a drug in each category that it belongs to', () => {
  expect(findInteractions(['Carbamazepine', 'Omeprazole'])).toEqual({
    substrates: ['Carbamazepine', 'Omeprazole'],
    inducers: ['Carbamazepine'],
    inhibitors: ['Omeprazole'],
  });
});

it('matches whole names in any spelling, with or without a strength, and only once', () => {
  expect(findInteractions(['WARFARIN 5 mg', 'warfarin', 'st johns wort']).substrates).toEqual(['Warfarin']);
  expect(findInteractions(["St. John's wort"]).inducers).toEqual(['St. John’s wort']);
  expect(findInteractions(['Esomeprazole']).substrates).toEqual([]);
});
