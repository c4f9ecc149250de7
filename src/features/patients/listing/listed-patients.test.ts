import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exampleRow } from '../finder/example-row.ts';
import { normalizeText } from '../finder/patient-row.ts';
import { computeSpacers } from './compute-spacers.ts';
import { formatPatientCount } from './format-patient-count.ts';
import { countStatuses, prepareList } from './listed-patients.ts';

it('counts equal names, ignoring accents and capitals, but not missing names', () => {
  const names = ['Ana Díaz', 'ana diaz ', 'Ana Dias', '', ' '];
  const listed = prepareList(names.map((fullName) => exampleRow({ fullName })));
  expect(listed.map(({ sameNameCount }) => sameNameCount)).toEqual([2, 2, 1, 1, 1]);
});

it('counts equal names in any list', () => {
  const name = fc.constantFrom('Ana', 'ANA', 'Bo', 'Çelik', 'celik', '');
  fc.assert(
    fc.property(fc.array(name), (names) => {
      const listed = prepareList(names.map((fullName) => exampleRow({ fullName })));
      for (const { patient, sameNameCount } of listed) {
        const namesakes = names.filter((other) => normalizeText(other) === normalizeText(patient.fullName));
        expect(sameNameCount).toBe(patient.fullName === '' ? 1 : namesakes.length);
      }
    }),
  );
});

it('marks a patient as just added by the e-mail', () => {
  const listed = prepareList([exampleRow({ email: 'Ana@mail.test' }), exampleRow({})], 'ana@mail.test');
  expect(listed.map(({ isJustAdded }) => isJustAdded)).toEqual([true, false]);
  expect(prepareList([exampleRow({})], '').map(({ isJustAdded }) => isJustAdded)).toEqual([false]);
});

it('counts statuses as the server writes them (decision 71)', () => {
  const statuses = ['pending', 'On hold', 'pending', '', 'active'];
  expect(countStatuses(prepareList(statuses.map((status) => exampleRow({ status }))))).toEqual([
    ['active', 1],
    ['On hold', 1],
    ['pending', 2],
  ]);
});

it('normalizes known statuses only (decisions 63, 71)', () => {
  const statuses = ['PENDING', ' Pending ', 'pending', 'DECEASED', 'ACTIVE', 'active'];
  expect(countStatuses(prepareList(statuses.map((status) => exampleRow({ status }))))).toEqual([
    ['active', 1],
    ['ACTIVE', 1],
    ['deceased', 1],
    ['pending', 3],
  ]);
});

it.each([
  [60, 60, '60 patients'],
  [1, 1, '1 patient'],
  [12, 10_000, '12 of 10,000 patients'],
  [0, 1, '0 of 1 patient'],
  [10_000, 10_000, '10,000 patients'],
])('formats %i of %i patients as %j', (found, total, text) => {
  expect(formatPatientCount(found, total)).toBe(text);
});

it('puts spacers before and after the rows, and next to a separate focused row', () => {
  // Rows of 65 px below a header of 49 px.
  const item = (index: number) => ({
    key: index,
    index,
    lane: 0,
    start: 49 + index * 65,
    end: 49 + (index + 1) * 65,
    size: 65,
  });
  // Ten rows: the focused first one, and two in view.
  const { rows, gapAfter } = computeSpacers([item(0), item(5), item(6)], 10 * 65, 49);
  expect(rows.map(({ gap }) => gap)).toEqual([0, 4 * 65, 0]);
  expect(gapAfter).toBe(3 * 65);
  expect(computeSpacers([], 0, 49)).toEqual({ rows: [], gapAfter: 0 });
});
