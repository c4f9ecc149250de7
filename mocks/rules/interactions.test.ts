import { expect, it } from 'vitest';
import { interactionsOf } from './interactions.ts';

it('finds nothing in nothing, nor in what the liver does not mind', () => {
  const none = { substrates: [], inducers: [], inhibitors: [] };
  expect(interactionsOf([])).toEqual(none);
  expect(interactionsOf(['Vitamin D3', 'Metformin', ''])).toEqual(none);
});

it('tells substrates, inducers and inhibitors apart, in the order of the alphabet', () => {
  expect(interactionsOf(['Warfarin', 'St. John’s wort', 'Fluoxetine', 'Diazepam'])).toEqual({
    substrates: ['Diazepam', 'Warfarin'],
    inducers: ['St. John’s wort'],
    inhibitors: ['Fluoxetine'],
  });
});

it('names a drug in each list that it belongs to', () => {
  expect(interactionsOf(['Carbamazepine', 'Omeprazole'])).toEqual({
    substrates: ['Carbamazepine', 'Omeprazole'],
    inducers: ['Carbamazepine'],
    inhibitors: ['Omeprazole'],
  });
});

it('knows a name in any writing and with a strength, once, and only as a whole word', () => {
  expect(interactionsOf(['WARFARIN 5 mg', 'warfarin', 'st johns wort']).substrates).toEqual(['Warfarin']);
  expect(interactionsOf(["St. John's wort"]).inducers).toEqual(['St. John’s wort']);
  expect(interactionsOf(['Esomeprazole']).substrates).toEqual([]);
});
