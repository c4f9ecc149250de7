import { expect, it } from 'vitest';
import { isVisible } from './condition.ts';
import { text } from './kinds.ts';
import { whenSaidYes, yesNoUnsure } from './yes-no-unsure.ts';

const allergies = yesNoUnsure('allergies', 'Do you have allergies?');

it.each([
  ['Yes', true],
  ['No', false],
  ['Unsure', null],
])('encodes %s as %j and decodes it again (decision 31)', (answer, sent) => {
  expect(allergies.encode(answer)).toEqual({ allergies: sent });
  expect(allergies.decode({ allergies: sent })).toBe(answer);
});

it('is unanswered before the first save, and required', () => {
  expect(allergies.decode({})).toBe('');
  expect(allergies.required).toBe(true);
  expect(allergies.isBlank('')).toBe(true);
});

it('shows its follow-up only for Yes', () => {
  const which = text('which', 'Which?', { when: whenSaidYes(allergies) });
  expect(['Yes', 'No', 'Unsure', ''].map((answer) => isVisible(which, { allergies: answer }))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
