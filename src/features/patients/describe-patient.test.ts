import { expect, it } from 'vitest';
import { describePatient } from './describe-patient.ts';

const deceasedPatient = { dob: '04-28-1986', gender: 'Female', deceased: true, deceasedDate: '03-01-2026' };

it.each([
  ['a patient with all facts', deceasedPatient, ['Born 04-28-1986', 'Died 03-01-2026 at 39 years', 'Female']],
  [
    'an infant',
    { ...deceasedPatient, dob: '01-20-2026' },
    ['Born 01-20-2026', 'Died 03-01-2026 at 1 month and 9 days', 'Female'],
  ],
  ['a death without a day', { ...deceasedPatient, deceasedDate: '' }, ['Born 04-28-1986', 'Died', 'Female']],
  ['a patient without a birth date', { ...deceasedPatient, dob: '' }, ['Died 03-01-2026', 'Female']],
  ['a patient without any fact', { dob: '', gender: '', deceased: false, deceasedDate: '' }, []],
])('describes %s', (_, life, expected) => expect(describePatient(life)).toEqual(expected));

it('gives the age of living patients', () => {
  const birthDate = `01-01-${new Date().getFullYear() - 50}`;
  const life = { dob: birthDate, gender: 'Male', deceased: false, deceasedDate: '' };
  expect(describePatient(life)).toEqual([`Born ${birthDate}`, '50 years', 'Male']);
});
