import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Snapshot } from './snapshot.ts';
import { stringifySnapshot } from './stringify-snapshot.ts';
import { emptyTables } from './tables.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('Crohn’s disease', '\ud800', '👩‍⚕️', 'é'),
);
const row = fc.record({ name: text, value: fc.jsonValue() }, { requiredKeys: ['name'] });
const wideCharacter = /[\u0100-\uffff]/;
const counts = fc.constantFrom(0, 1, 999, 1000, 1001, 2500);

it('makes the JSON of all rows in characters of one byte', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), counts, text, (rows, count, scenario) => {
      const accounts = Array.from({ length: count }, (_, index) => rows[index % rows.length]);
      const tables = { ...emptyTables(), accounts, recorded: rows, counter: count };
      const json = stringifySnapshot({ version: 5, scenario, clockOffset: 1, tables } as unknown as Snapshot);
      const plain = JSON.stringify({ version: 5, scenario, clockOffset: 1, tables });
      expect(JSON.stringify(JSON.parse(json))).toBe(plain);
      expect(wideCharacter.test(json)).toBe(false);
      if (!wideCharacter.test(plain)) expect(json).toBe(plain);
    }),
    { numRuns: 100 },
  );
});
