import { expect, it } from 'vitest';
import { clausesOf } from './clauses.ts';

it.each([
  ['Take 5 mg in the morning, then 2.5 mg. Rest', ['Take 5 mg in the morning', '2.5 mg', 'Rest']],
  ['5 mg ; ; 10 mg !', ['5 mg', '10 mg']],
  ['5\u00a0mg and 2,5 mg b.i.d.', ['5 mg', '2,5 mg b.i.d.']],
  ['two and a half mg', ['two + a half mg']],
  ['٥ mg', ['5 mg']],
  ['', []],
])('splits “%s” into its statements', (note, clauses) => {
  expect(clausesOf(note)).toEqual(clauses);
});
