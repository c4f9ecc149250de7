import { expect, it } from 'vitest';
import { joinNames } from './names.ts';

it.each([
  [[], ''],
  [['Asthma'], 'Asthma'],
  [['Diabetes, type 2', 'Asthma'], 'Diabetes, type 2; Asthma'],
])('joins %j by semicolons: names hold commas', (names, joined) => {
  expect(joinNames(names)).toBe(joined);
});
