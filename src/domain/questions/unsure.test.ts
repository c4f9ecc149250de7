import { expect, it } from 'vitest';
import { isVisible } from './condition.ts';
import { text } from './kinds.ts';
import { saidYes, yesNoUnsure } from './unsure.ts';

const allergies = yesNoUnsure('allergies', 'Do you have allergies?');

it.each([
  ['Yes', true],
  ['No', false],
  ['Unsure', null],
])('%s travels as %j and back (decision 31)', (answer, sent) => {
  expect(allergies.encode(answer)).toEqual({ allergies: sent });
  expect(allergies.decode({ allergies: sent })).toBe(answer);
});

it('is not answered before anything was saved, and must be', () => {
  expect(allergies.decode({})).toBe('');
  expect(allergies.required).toBe(true);
  expect(allergies.isBlank('')).toBe(true);
});

it('reveals its follow-up for Yes alone', () => {
  const which = text('which', 'Which?', { when: saidYes(allergies) });
  expect(['Yes', 'No', 'Unsure', ''].map((answer) => isVisible(which, { allergies: answer }))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
