import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPasswordProblems, isStrongPassword, passwordRules } from './password.ts';

const brokenRules = (password: string) =>
  passwordRules.filter(({ test }) => !test(password)).map(({ label }) => label);

it('labels each rule of the checklist', () => {
  expect(passwordRules.map(({ label }) => label)).toEqual([
    '8 to 16 characters',
    'At least one digit',
    'One lower case letter',
    'One upper case letter',
    'One of !@#$%^&*',
  ]);
});

it.each([
  [
    '',
    [
      '8 to 16 characters',
      'At least one digit',
      'One lower case letter',
      'One upper case letter',
      'One of !@#$%^&*',
    ],
  ],
  ['Aa1!xyz', ['8 to 16 characters']],
  ['Aa1!xyzw', []],
  ['Aa1!567890123456', []],
  ['Aa1!5678901234567', ['8 to 16 characters']],
  ['Abcdefg!', ['At least one digit']],
  ['ABCDEFG1!', ['One lower case letter']],
  ['abcdefg1!', ['One upper case letter']],
  ['Abcdefg1', ['One of !@#$%^&*']],
  ['Abcdefg1-_?.', ['One of !@#$%^&*']],
  ['Äé٣bcdef!', ['At least one digit', 'One upper case letter']],
])('%j breaks %j', (password, labels) => expect(brokenRules(password)).toEqual(labels));

it.each([...'!@#$%^&*'])('takes %s', (mark) => expect(isStrongPassword(`Abcdefg1${mark}`)).toBe(true));

/** Passwords of valid length with one character of each kind, in any order. */
const strongPassword = fc
  .tuple(
    fc.constantFrom(...'0123456789'),
    fc.constantFrom(...'abcxyz'),
    fc.constantFrom(...'ABCXYZ'),
    fc.constantFrom(...'!@#$%^&*'),
    fc.string({ unit: 'grapheme-ascii', minLength: 4, maxLength: 12 }),
  )
  .chain(([...parts]) => {
    const letters = [...parts.join('')];
    return fc.shuffledSubarray(letters, { minLength: letters.length, maxLength: letters.length });
  })
  .map((letters) => letters.join(''));

it('accepts 8 to 16 characters with one of each kind, in any order', () => {
  fc.assert(
    fc.property(strongPassword, (password) => {
      expect(findPasswordProblems({ password, confirmPassword: password })).toEqual({});
    }),
  );
});

it('refuses a password without one of the kinds', () => {
  const kinds = [/[0-9]/g, /[a-z]/g, /[A-Z]/g, /[!@#$%^&*]/g];
  fc.assert(
    fc.property(strongPassword, fc.constantFrom(...kinds), (password, kind) => {
      expect(isStrongPassword(password.replace(kind, '-'))).toBe(false);
    }),
  );
});

describe('messages of the form', () => {
  it('requires both fields', () => {
    expect(findPasswordProblems({ password: '', confirmPassword: '' })).toEqual({
      password: 'This field is required',
      confirmPassword: 'This field is required',
    });
  });

  it('reports a weak password and a different repetition at once', () => {
    expect(findPasswordProblems({ password: 'weak', confirmPassword: 'other' })).toEqual({
      password: 'Please choose a password that meets every point of the list',
      confirmPassword: 'Password Does Not Match',
    });
  });

  it('counts a trailing space as part of a password', () => {
    expect(findPasswordProblems({ password: 'Clinic#2026', confirmPassword: 'Clinic#2026 ' })).toEqual({
      confirmPassword: 'Password Does Not Match',
    });
  });
});
