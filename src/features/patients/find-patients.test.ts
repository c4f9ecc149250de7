import { expect, it } from 'vitest';
import { findPatients, type PatientRow } from './find-patients.ts';

const row = (fullName: string, primaryDiagnosis = ''): PatientRow => ({
  id: fullName,
  fullName,
  primaryDiagnosis,
  email: `${fullName.split(' ')[0]}@clinic.test`,
  phone: '',
  profileImage: '',
  status: 'active',
});
const patients = [row('José Núñez', 'Chronic pain'), row('Ana Li', 'Epilepsy'), row('Anabel Pain')];

it.each([
  ['', ['José Núñez', 'Ana Li', 'Anabel Pain']],
  ['  ', ['José Núñez', 'Ana Li', 'Anabel Pain']],
  ['jose nunez', ['José Núñez']],
  ['NÚÑEZ josé', ['José Núñez']],
  ['pain', ['José Núñez', 'Anabel Pain']],
  ['ana pain', ['Anabel Pain']],
  ['ana@clinic', ['Ana Li']],
  ['zz', []],
])('finds for %j: %j', (typed, names) => {
  expect(findPatients(patients, typed).map(({ fullName }) => fullName)).toEqual(names);
});
