import * as v from 'valibot';
import { expect, it } from 'vitest';
import { findDriftsAndLookAlikes } from './look-alikes.ts';

const text = v.optional(v.string());
const reply = v.object({ sportDrinks: text, softDrinks: text, sendToPationt: text });

/** Lists the look-alikes in a reply, as 'field: expectation, found name'. */
const lookAlikes = (data: unknown) =>
  findDriftsAndLookAlikes({ reply }, 200, JSON.stringify({ status: 200, message: '', data })).map(
    ({ path, expected, found }) => `${path}: ${expected}, ${found}`,
  );

it('gives a found name to the one field that it is nearest to', () => {
  expect(lookAlikes({ soft_drinks: 'a' })).toEqual(['data.softDrinks: that name, “soft_drinks”']);
});

it('is sure of a name with other separators or one other letter, not of two', () => {
  expect(lookAlikes({ sendToPatient: 'a' })).toEqual(['data.sendToPationt: that name, “sendToPatient”']);
  expect(lookAlikes({ softDrinks: 'a', soft_drinks: 'b' })).toEqual([
    'data.sportDrinks: perhaps that name, “soft_drinks”',
  ]);
});

it('reports a list in place of an object whose fields may all be missing', () => {
  expect(lookAlikes([])).toEqual(['data: an object, an empty list']);
});
