import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exampleRow } from '../finder/example-row.ts';
import type { PatientRow } from '../finder/patient-row.ts';
import { sortKeys } from './listing-view.ts';
import { sortRows } from './sort-rows.ts';

/** Returns rows whose ids are their indexes. */
const rowsOf = (...patients: Partial<PatientRow>[]) =>
  patients.map((known, index) => ({ original: { patient: exampleRow({ id: String(index), ...known }) } }));
/** Returns the ids in the order of a column. */
const order = (rows: ReturnType<typeof rowsOf>, sort: (typeof sortKeys)[number], descending = false) =>
  sortRows(rows, { sort, descending })
    .map(({ original }) => original.patient.id)
    .join('');

it.each([
  ['name', rowsOf({ fullName: 'Zoe' }, { fullName: ' Émile' }, { fullName: 'adam' }), '210'],
  ['email', rowsOf({ email: 'B@clinic.test' }, { email: 'a@clinic.test' }), '10'],
  ['diagnosis', rowsOf({ primaryDiagnosis: 'Épilepsie' }, { primaryDiagnosis: 'Crohn’s' }), '10'],
  ['status', rowsOf({ status: 'pending' }, { status: 'On hold' }), '10'],
  // With and without the country code.
  ['phone', rowsOf({ phone: '+1 (303) 555-0142' }, { phone: '3035550141' }, { phone: 'none' }), '102'],
] as const)('sorts by %s', (sort, rows, ids) => {
  expect(order(rows, sort)).toBe(ids);
});

it('puts missing values last both ways, and keeps the order of equal ones', () => {
  const rows = rowsOf({ fullName: ' ' }, { fullName: 'Bo' }, { fullName: 'bo ' }, { fullName: 'Al' });
  expect(order(rows, 'name')).toBe('3120');
  expect(order(rows, 'name', true)).toBe('1230');
});

it('returns every row once, in the same order when sorted again', () => {
  const text = fc.constantFrom('', ' ', 'a', 'A', 'á', 'b', '303', '+1 303');
  const patient = fc.record({
    fullName: text,
    email: text,
    phone: text,
    primaryDiagnosis: text,
    status: text,
  });
  fc.assert(
    fc.property(
      fc.array(patient),
      fc.constantFrom(...sortKeys),
      fc.boolean(),
      (patients, sort, descending) => {
        const rows = rowsOf(...patients);
        const sorted = sortRows(rows, { sort, descending });
        expect(new Set(sorted)).toEqual(new Set(rows));
        expect(sortRows(sorted, { sort, descending })).toEqual(sorted);
      },
    ),
  );
});
