import { expect, it } from 'vitest';
import { countries, regionsOf } from '#domain/options/person.ts';
import { choice } from '#domain/questions/kinds.ts';
import { plainOptions } from '#domain/questions/option.ts';
import { withAnswer } from './option-match.ts';

const country = choice('country', 'Country', countries);
const loaded = plainOptions(['Canada', 'United States']);

it('selects an option of a loaded list that is stored in other letters', () => {
  expect(withAnswer(loaded, country, 'united states')).toEqual([
    { value: 'Canada', label: 'Canada' },
    { value: 'united states', label: 'United States' },
  ]);
});

it('adds a stored answer that the list lacks', () => {
  expect(withAnswer(loaded, country, 'Atlantis')[0]).toEqual({ value: 'Atlantis', label: 'Atlantis' });
  expect(withAnswer(loaded, country, 'Canada')).toBe(loaded);
});

it('loads the regions of a country that is stored in other letters', async () => {
  const regions = await regionsOf(country).load('united states');
  expect(regions).toContainEqual({ value: 'Colorado', label: 'Colorado' });
});
