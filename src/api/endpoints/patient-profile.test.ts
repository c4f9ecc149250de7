import * as v from 'valibot';
import { expect, it } from 'vitest';
import { readPatient } from './patient-profile.ts';

const parsePatient = (data: object) => v.parse(readPatient.reply, data);

it('reads an empty reply as an empty profile', () => {
  expect(parsePatient({})).toMatchObject({
    firstName: '',
    mmrNumber: '',
    mmrExp: '',
    healthConcerns: [],
    substrates: null,
    inducers: null,
    inhibitors: null,
    twoFA: null,
    deceased: false,
    deceasedDate: '',
    deceasedCause: '',
    primaryDiagnosis: '',
  });
});

it.each([
  ['a text', 'Warfarin, Diazepam', ['Warfarin, Diazepam']],
  ['an empty text', ' ', []],
  ['a list of texts', ['Warfarin', '', 'Diazepam'], ['Warfarin', 'Diazepam']],
  ['a list of entries', [{ name: 'Warfarin' }, { name: null }], ['Warfarin']],
  ['an empty list', [], []],
  // A missing list is unknown, not empty (decision 73).
  ['null', null, null],
  ['missing', undefined, null],
])('reads an interaction list that is %s (decision 9)', (_, substrates, shown) => {
  expect(parsePatient({ substrates, inducers: substrates, inhibitors: substrates })).toMatchObject({
    substrates: shown,
    inducers: shown,
    inhibitors: shown,
  });
});

it.each([
  [true, true],
  ['true', true],
  [1, true],
  [false, false],
  ['false', false],
  [0, false],
  [null, false],
  [undefined, false],
  ['', false],
])('reads deceased %j as %j (decision 63)', (deceased, is) => {
  expect(parsePatient({ deceased, deceasedDate: '2026-03-01' })).toMatchObject({
    deceased: is,
    deceasedDate: '03-01-2026',
  });
});

it('reads concerns from either name (decision 8)', () => {
  expect(parsePatient({ concerns: [{ name: 'Poor sleep' }] }).healthConcerns).toEqual(['Poor sleep']);
  expect(parsePatient({ healthConcerns: 'Poor sleep', concerns: ['Other'] }).healthConcerns).toEqual([
    'Poor sleep',
  ]);
});

it('reads the diagnosis from its misspelt name (decision 4), and dates in any form (decision 10)', () => {
  const diagnose = { DignoseList: { name: 'Epilepsy' } };
  expect(parsePatient({ Diagnose: diagnose }).primaryDiagnosis).toBe('Epilepsy');
  expect(parsePatient({ Diagnose: { DignoseList: null } }).primaryDiagnosis).toBe('');
  expect(parsePatient({ mmrNumber: 4471, mmrExp: '2027-06-30' })).toMatchObject({
    mmrNumber: '4471',
    mmrExp: '06-30-2027',
  });
});
