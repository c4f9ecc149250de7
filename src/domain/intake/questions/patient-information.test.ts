import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../messages.ts';
import type { Answers } from '../../questions/question.ts';
import { decodeAnswers, encodeAnswers, findProblems } from '../../questions/questionnaire.ts';
import { patientInformation } from './patient-information.ts';

const validAnswers: Answers = {
  ...decodeAnswers(patientInformation, null),
  firstName: 'Ada',
  lastName: 'Byron',
  zipCode: '02134',
  phone: '15551234567',
};
const problems = (changes: Answers) =>
  findProblems(patientInformation.questions, { ...validAnswers, ...changes });
const encodedWith = (changes: Answers) => encodeAnswers(patientInformation, { ...validAnswers, ...changes });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 23, 59) });
});
afterEach(() => {
  vi.useRealTimers();
});

it('requires only first and last name, zip code and cell phone (intake §5)', () => {
  expect(problems({})).toEqual({});
  expect(findProblems(patientInformation.questions, decodeAnswers(patientInformation, null))).toEqual({
    firstName: 'This field is required',
    lastName: 'This field is required',
    zipCode: 'This field is required',
    phone: 'This field is required',
  });
  expect(problems({ firstName: '   ' })).toEqual({ firstName: 'This field is required' });
});

describe('validates with the documented messages (intake §5)', () => {
  it.each([
    [{ homePhone: '1555123456' }, { homePhone: 'Please enter valid Home Phone.' }],
    [{ phone: '1555123456' }, { phone: 'Please enter valid phone number.' }],
    [{ phone: '' }, { phone: 'This field is required' }],
    [{ phone: 'none' }, { phone: messages.phoneText }],
    [{ homePhone: '(503) 555-0100 ext. 5' }, { homePhone: messages.phoneText }],
    [{ weight: '70.5' }, { weight: 'Please enter a Positive Whole value' }],
    [{ weight: '-70' }, { weight: 'Please enter a Positive Whole value' }],
    [{ zipCode: 'SW1A 1AA' }, { zipCode: 'Please enter a Positive Whole value' }],
    [{ heightFeet: 'five' }, { heightFeet: 'Please enter a Positive Whole value' }],
    [{ heightUnit: 'cm', heightCM: '1,80' }, { heightCM: 'Please enter a Positive Whole value' }],
    [{ heightInches: '12' }, { heightInches: 'Please Enter less then or equal to Eleven' }],
    [{ heightInches: '-1' }, { heightInches: 'Please Enter less then or equal to Eleven' }],
    [{ heightInches: '5.5' }, { heightInches: 'Please Enter less then or equal to Eleven' }],
  ])('refuses %j with %j', (changes, expected) => {
    expect(problems(changes)).toEqual(expected);
  });

  it.each([
    { homePhone: '555' },
    { heightInches: '0' },
    { heightInches: '11' },
    { weight: '0' },
    { bloodGroup: 'none' },
    { country: 'Atlantis', state: 'Anything' },
  ])('accepts %j', (changes) => {
    expect(problems(changes)).toEqual({});
  });
});

it('accepts today as a date of birth at 23:59, but not tomorrow or an impossible day', () => {
  expect(problems({ dob: '11-21-2026' })).toEqual({});
  expect(problems({ dob: '11-22-2026' })).toEqual({ dob: 'Please enter a date that is not in the future' });
  const format = 'Please enter the date as MM-DD-YYYY, for example 04-28-1986';
  expect(problems({ dob: '02-30-2020' })).toEqual({ dob: format });
  expect(problems({ dob: '2/3/20' })).toEqual({ dob: format });
  expect(problems({ dob: '2/3/2020' })).toEqual({});
  expect(encodedWith({ dob: 'February 3, 2020' })).toMatchObject({ dob: '02-03-2020' });
});

it('sends the unused height unit empty, checks only the used one, and remembers both (decision 33)', () => {
  const both = { heightFeet: '5', heightInches: '99', heightCM: '180' };
  expect(problems({ ...both, heightUnit: 'cm' })).toEqual({});
  expect(encodedWith({ ...both, heightUnit: 'cm' })).toMatchObject({
    heightUnit: 'cm',
    heightFeet: '',
    heightInches: '',
    heightCM: '180',
  });
  expect(encodedWith({ ...both, heightUnit: 'feet' })).toMatchObject({
    heightUnit: 'feet',
    heightFeet: '5',
    heightInches: '99',
    heightCM: '',
  });
});

it('keeps the leading zero of a zip code and sends phones as digits', () => {
  const record = encodedWith({ zipCode: ' 02134 ', homePhone: '(555) 123-4567' });
  expect(record).toMatchObject({ zipCode: '02134', homePhone: '5551234567', phone: '15551234567' });
});

it('decodes other formats: numbers, +1 phones, dates in another order', () => {
  const answers = decodeAnswers(patientInformation, {
    zipCode: 2134,
    heightCM: 0,
    phone: '+1 (555) 123-4567',
    dob: '1986/04/28',
    heightUnit: null,
    ethnicity: { hispanic: true, black: null, martian: true },
  });
  expect(answers).toMatchObject({
    zipCode: '2134',
    heightCM: '0',
    phone: '15551234567',
    dob: '04-28-1986',
    heightUnit: 'feet',
  });
  expect(answers.ethnicity).toEqual({
    hispanic: true,
    black: false,
    latino: false,
    east: false,
    south: false,
    middle: false,
    native: false,
    other: false,
  });
});

it('keeps a stored phone with an extension, and decodes a phone without digits as empty', () => {
  const stored = (phone: string) => decodeAnswers(patientInformation, { phone }).phone;
  expect(stored('503-555-0100 ext. 5')).toBe('503-555-0100 ext. 5');
  expect(stored('n/a')).toBe('');
});

it('clears the state when the country changes', () => {
  const effect = patientInformation.effects.find(({ on }) => on.name === 'country');
  expect(effect?.apply?.({ ...validAnswers, country: 'Canada', state: 'Ohio' })).toEqual({ state: '' });
});

it('lists the United States first, and the regions of the chosen country', async () => {
  const options = async (name: string, answer: string) => {
    const question = patientInformation.questions.find((candidate) => candidate.name === name);
    if (question?.kind !== 'choice' || !('load' in question.options))
      throw new Error(`${name} loads nothing`);
    return (await question.options.load(answer)).map(({ value }) => value);
  };
  const countries = await options('country', '');
  expect(countries[0]).toBe('United States');
  expect(new Set(countries).size).toBe(countries.length);
  expect(await options('state', 'United States')).toContain('Ohio');
  expect(await options('state', 'Atlantis')).toEqual([]);
});

it('keeps a stored choice that is on no list and sends it back unchanged (decision 48)', () => {
  const stored = { occupation: 'Lighthouse keeper' };
  const answers = decodeAnswers(patientInformation, stored);
  expect(answers.occupation).toBe('Lighthouse keeper');
  expect(encodeAnswers(patientInformation, answers)).toMatchObject(stored);
});
