import { expect, it } from 'vitest';
import { allergiesTo, experienceWith, medicationsTaken } from './patient-in-view.ts';

const warfarin = { name: 'Warfarin', medicationId: '3', dose: '5 mg', frequency: 'Once a day' };

it('tells medications that are none from those that are not known', () => {
  expect(medicationsTaken(null)).toBeNull();
  expect(medicationsTaken({ medications: null })).toBeNull();
  expect(medicationsTaken({ medications: [] })).toEqual([]);
  expect(medicationsTaken({ medications: [warfarin, { name: 'Zinc', medicationId: '9' }] })).toEqual([
    'Warfarin · 5 mg · Once a day',
    'Zinc',
  ]);
});

it('tells no allergy from a question that nobody answered', () => {
  expect(allergiesTo(null)).toBeNull();
  expect(allergiesTo({ allergy: null, allergies: [] })).toBeNull();
  expect(allergiesTo({ allergy: false, allergies: [] })).toEqual([]);
  expect(allergiesTo({ allergy: true, allergies: [{ name: 'Latex' }] })).toEqual(['Latex']);
  expect(allergiesTo({ allergy: true, allergies: [] })).toEqual(['Yes, but not to what']);
});

it('says how much cannabis somebody knows, and of who never tried it nothing else', () => {
  const known = { tolerance: 'lowtolerance', amount: '2.5', frequency: 'Twice' };
  expect(experienceWith(null)).toBeNull();
  expect(experienceWith({ previousExperience: '' })).toBeNull();
  expect(experienceWith({ previousExperience: 'NeverTriedit', ...known })).toEqual([
    'Cannabis Naive (Never tried it)',
  ]);
  expect(experienceWith({ previousExperience: 'CurrentlyUseDaily', ...known })).toEqual([
    'Currently use daily',
    'Low tolerance',
    '2.5\u00a0mg · Twice a day',
  ]);
});
