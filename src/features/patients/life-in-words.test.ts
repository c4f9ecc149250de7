import { expect, it } from 'vitest';
import { describePatient } from './describe-patient.ts';

const dead = { dob: '04-28-1986', gender: 'Female', deceased: true, deceasedDate: '03-01-2026' };

it.each([
  ['all of it', dead, ['Born 04-28-1986', 'Died 03-01-2026 at 39 years', 'Female']],
  [
    'an infant',
    { ...dead, dob: '01-20-2026' },
    ['Born 01-20-2026', 'Died 03-01-2026 at 1 month and 9 days', 'Female'],
  ],
  ['no day of death', { ...dead, deceasedDate: '' }, ['Born 04-28-1986', 'Died', 'Female']],
  ['no birth date', { ...dead, dob: '' }, ['Died 03-01-2026', 'Female']],
  ['nothing at all', { dob: '', gender: '', deceased: false, deceasedDate: '' }, []],
])('%s', (_, life, words) => expect(describePatient(life)).toEqual(words));

it('gives the age of living patients', () => {
  const born = `01-01-${new Date().getFullYear() - 50}`;
  const life = { dob: born, gender: 'Male', deceased: false, deceasedDate: '' };
  expect(describePatient(life)).toEqual([`Born ${born}`, '50 years', 'Male']);
});
