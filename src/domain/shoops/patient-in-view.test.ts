import { expect, it } from 'vitest';
import { allergiesTo, experienceWith, medicationsTaken } from './patient-in-view.ts';

const warfarin = { name: 'Warfarin', medicationId: '3', dose: '5 mg', frequency: 'Once a day' };

it('distinguishes no medications from unknown ones', () => {
  expect(medicationsTaken(null)).toBeNull();
  expect(medicationsTaken({ medications: null })).toBeNull();
  expect(medicationsTaken({ medications: [] })).toEqual([]);
  const zinc = { name: 'Zinc ', medicationId: '9', dose: ' ', frequency: ' daily' };
  const nameless = { name: ' ', medicationId: '' };
  expect(medicationsTaken({ medications: [warfarin, zinc, nameless] })).toEqual([
    'Warfarin · 5 mg · Once a day',
    'Zinc · daily',
  ]);
  expect(medicationsTaken({ medications: [{ name: 'Zinc', medicationId: '9' }] })).toEqual(['Zinc']);
});

it('distinguishes no allergy from an unanswered question', () => {
  expect(allergiesTo(null)).toBeNull();
  expect(allergiesTo({ allergy: null, allergies: [] })).toBeNull();
  expect(allergiesTo({ allergy: false, allergies: [] })).toEqual([]);
  expect(allergiesTo({ allergy: true, allergies: [{ name: 'Latex' }] })).toEqual(['Latex']);
  expect(allergiesTo({ allergy: true, allergies: [] })).toEqual(['Yes, but not to what']);
});

it('lists the experience with cannabis, of a patient without any nothing else', () => {
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

it.each([
  [{ amount: '', frequency: 'Twice' }, ['Currently use daily', 'Twice a day']],
  [{ amount: 'Unknown', frequency: '' }, ['Currently use daily', 'Unknown']],
  [{}, ['Currently use daily']],
])('leaves out of the experience what %j does not answer', (answers, known) => {
  expect(experienceWith({ previousExperience: 'CurrentlyUseDaily', ...answers })).toEqual(known);
});
