import { expect, it } from 'vitest';
import type { Answers } from '../../questions/question.ts';
import { decodeAnswers, encodeAnswers, findProblems } from '../../questions/questionnaire.ts';
import { contacts } from './contacts.ts';

const validAnswers: Answers = {
  ...decodeAnswers(contacts, null),
  firstName: 'Grace',
  lastName: 'Hopper',
  contactPhone: '5551234567',
};
const problems = (changes: Answers) => findProblems(contacts.questions, { ...validAnswers, ...changes });

it('requires only the emergency contact’s name and phone (intake §5)', () => {
  expect(problems({})).toEqual({});
  expect(findProblems(contacts.questions, decodeAnswers(contacts, null))).toEqual({
    firstName: 'This field is required',
    lastName: 'This field is required',
    contactPhone: 'This field is required',
  });
});

it('has a message for each phone, with the documented double space (decision 39)', () => {
  expect(problems({ contactPhone: '1555' })).toEqual({ contactPhone: 'Please enter valid  Contact Phone.' });
  expect(problems({ physicianPhoneNumber: '1555' })).toEqual({
    physicianPhoneNumber: 'Please enter valid Physician Phone Number.',
  });
});

it.each([true, false, null])(
  'keeps %j as the physician’s knowledge of cannabis use as %j (decision 31)',
  (physicianKnowCannabisUse) => {
    const record = encodeAnswers(contacts, { ...validAnswers, physicianKnowCannabisUse });
    expect(record.physicianKnowCannabisUse).toBe(physicianKnowCannabisUse);
    expect(decodeAnswers(contacts, record).physicianKnowCannabisUse).toBe(physicianKnowCannabisUse);
  },
);

it('decodes a text as unanswered, not as yes', () => {
  expect(decodeAnswers(contacts, { physicianKnowCannabisUse: 'false' }).physicianKnowCannabisUse).toBe(null);
});
