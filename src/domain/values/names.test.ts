import { expect, it } from 'vitest';
import { joinNames } from './names.ts';

it.each([
  [[], ''],
  [['Asthma'], 'Asthma'],
  [['Diabetes, type 2', 'Asthma'], 'Diabetes, type 2; Asthma'],
])('joins %j by semicolons, since names contain commas', (names, joined) => {
  expect(joinNames(names)).toBe(joined);
});
