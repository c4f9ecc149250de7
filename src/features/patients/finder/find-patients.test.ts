import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createPatientFilter, findPatientsByRank, prepareSearch } from './find-patients.ts';
import { type PatientRow, searchText } from './patient-row.ts';

const row = (fullName: string, primaryDiagnosis = '', phone = ''): PatientRow => ({
  id: fullName,
  fullName,
  primaryDiagnosis,
  email: `${fullName.split(' ')[0]}@clinic.test`,
  phone,
  profileImage: '',
  status: 'active',
});
const patients = [
  row('José Núñez', 'Chronic pain', '3035550142'),
  row('Ana Li', 'Epilepsy', '+1 (503) 555-0199'),
  row('Anabel O’Brien', 'Crohn’s disease'),
];

/** Returns all matches, as a menu without an end would list them. */
const findPatients = (all: readonly PatientRow[], typed: string) =>
  findPatientsByRank(all, typed, all.length).best;

it.each([
  ['', ['José Núñez', 'Ana Li', 'Anabel O’Brien']],
  ['  ', ['José Núñez', 'Ana Li', 'Anabel O’Brien']],
  ['jose nunez', ['José Núñez']],
  ['NÚÑEZ josé', ['José Núñez']],
  ['pain', ['José Núñez']],
  ['ana crohns', ['Anabel O’Brien']],
  ["o'brien", ['Anabel O’Brien']],
  ['ana@clinic', ['Ana Li']],
  ['303', ['José Núñez']],
  ['(303) 555-01', ['José Núñez']],
  ['555 0142', ['José Núñez']],
  ['+1 303 555 0142', ['José Núñez']],
  ['503-555', ['Ana Li']],
  ['ana (503)', ['Ana Li']],
  ['zz', []],
  ['<b>', []],
])('finds for %j: %j', (typed, names) => {
  expect(findPatients(patients, typed).map(({ fullName }) => fullName)).toEqual(names);
});

const text = fc.string({ unit: 'grapheme', maxLength: 40 });
const anyRow = fc.record({
  id: fc.uuid(),
  fullName: text,
  email: text,
  primaryDiagnosis: text,
  phone: fc.oneof(text, fc.stringMatching(/^\d{10}$/)),
  profileImage: fc.constant(''),
  status: text,
});

it('finds a patient by each word in the row', () => {
  fc.assert(
    fc.property(anyRow, (patient) => {
      for (const written of [patient.fullName, patient.email, patient.primaryDiagnosis]) {
        for (const word of written.split(/\s+/))
          expect(createPatientFilter(word)(searchText(patient))).toBe(true);
      }
    }),
  );
});

it('finds a phone number by any part and in any format', () => {
  const number = fc.stringMatching(/^[2-9]\d{9}$/);
  fc.assert(
    fc.property(number, fc.nat(9), fc.nat(9), (phone, from, length) => {
      const found = (typed: string) => findPatients([row('Ana', '', phone)], typed).length === 1;
      expect(found(phone.slice(from, from + length + 1))).toBe(true);
      expect(found(`(${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`)).toBe(true);
      expect(found(`+1 ${phone}`)).toBe(true);
    }),
  );
});

it('finds each patient once, the first of them for a menu, and no more patients for a longer search', () => {
  fc.assert(
    fc.property(fc.array(anyRow), text, text, fc.nat(8), (all, typed, more, limit) => {
      const found = findPatients(all, typed);
      const matchesText = createPatientFilter(typed);
      const expected = all.filter((patient) => matchesText(searchText(patient)));
      expect(all.filter((patient) => found.includes(patient))).toEqual(expected);
      expect(found).toHaveLength(expected.length);
      const menu = { best: found.slice(0, limit), count: found.length };
      expect(findPatientsByRank(all, typed, limit)).toEqual(menu);
      // A further word adds no patient, unless both words together are a phone number.
      const fewer = findPatients(all, `${typed} x${more}`);
      expect(fewer.every((patient) => found.includes(patient))).toBe(true);
    }),
  );
});

it('puts patients first whose name begins with each typed word', () => {
  const pain = [row('Joan Berg', 'Back pain'), row('Bea Paine'), row('Paul Anders'), row('Ada Spain')];
  const names = (typed: string) => findPatients(pain, typed).map(({ fullName }) => fullName);
  expect(names('pa')).toEqual(['Bea Paine', 'Paul Anders', 'Joan Berg', 'Ada Spain']);
  expect(names('pai b')).toEqual(['Bea Paine', 'Joan Berg']);
  expect(names('zz')).toEqual([]);
});

it('prepares a long list in several tasks, so that the first keystroke waits for none', () => {
  vi.useFakeTimers();
  const normalize = vi.spyOn(String.prototype, 'normalize');
  const crowd = Array.from({ length: 1200 }, (_, index) => row(`Ana Li ${index}`));
  const stop = prepareSearch(crowd);
  expect(normalize).not.toHaveBeenCalled();
  vi.advanceTimersToNextTimer();
  expect(normalize.mock.calls.length).toBeLessThan(crowd.length);
  vi.runAllTimers();
  normalize.mockClear();
  expect(findPatientsByRank(crowd, 'li 1199', 8).count).toBe(1);
  // The typed text alone is normalized.
  expect(normalize.mock.calls.length).toBeLessThan(10);
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
