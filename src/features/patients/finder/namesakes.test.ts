import { expect, it } from 'vitest';
import { countNamesakes } from './namesakes.ts';
import type { PatientRow } from './patient-row.ts';

const toRow = (fullName: string): PatientRow => ({
  id: fullName,
  fullName,
  email: '',
  phone: '',
  primaryDiagnosis: '',
  profileImage: '',
  status: '',
});

it('counts patients of equal names, whatever their accents, capitals and outer spaces', () => {
  const rows = ['José Núñez', ' jose nunez', 'Jose Nunes', 'O’Brien', "O'BRIEN", '', ' '].map(toRow);
  expect(rows.map(countNamesakes(rows))).toEqual([2, 2, 1, 2, 2, 1, 1]);
});
