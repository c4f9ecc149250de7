import * as v from 'valibot';
import { expect, it } from 'vitest';
import { readPatient } from './patient-profile.ts';

const read = (data: object) => v.parse(readPatient.reply, data);

it('an empty answer is an empty profile', () => {
  expect(read({})).toMatchObject({
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
  // Unknown is not none (decision 73).
  ['null', null, null],
  ['missing', undefined, null],
])('an interaction list may be %s (decision 9)', (_, substrates, shown) => {
  expect(read({ substrates, inducers: substrates, inhibitors: substrates })).toMatchObject({
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
])('deceased as %j is %j (decision 63)', (deceased, is) => {
  expect(read({ deceased, deceasedDate: '2026-03-01' })).toMatchObject({
    deceased: is,
    deceasedDate: '03-01-2026',
  });
});

it('concerns come under either name (decision 8)', () => {
  expect(read({ concerns: [{ name: 'Poor sleep' }] }).healthConcerns).toEqual(['Poor sleep']);
  expect(read({ healthConcerns: 'Poor sleep', concerns: ['Other'] }).healthConcerns).toEqual(['Poor sleep']);
});

it('the diagnosis is under its misspelt name (decision 4), and dates are read in any form (decision 10)', () => {
  const diagnose = { DignoseList: { name: 'Epilepsy' } };
  expect(read({ Diagnose: diagnose }).primaryDiagnosis).toBe('Epilepsy');
  expect(read({ Diagnose: { DignoseList: null } }).primaryDiagnosis).toBe('');
  expect(read({ mmrNumber: 4471, mmrExp: '2027-06-30' })).toMatchObject({
    mmrNumber: '4471',
    mmrExp: '06-30-2027',
  });
});
