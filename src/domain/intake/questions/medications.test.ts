import { describe, expect, it } from 'vitest';
import type { Answers } from '../../questions/question.ts';
import { decodeAnswers, encodeAnswers, findHoldUp, findProblems } from '../../questions/questionnaire.ts';
import { medications } from './medications.ts';

const blankAnswers = decodeAnswers(medications, null);
const problems = (changes: Answers) => findProblems(medications.questions, { ...blankAnswers, ...changes });
const holdUpOf = (changes: Answers) => findHoldUp(medications.questions, { ...blankAnswers, ...changes });
const chosenRow = {
  medication: { text: 'Warfarin', item: { id: '3', name: 'Warfarin' } },
  dose: '5 mg',
  frequency: 'Once a day',
};
const unresolvedRow = { medication: { text: 'Warf', item: null }, dose: '', frequency: '' };

describe('a medication', () => {
  it('must be a suggestion or an added medication, with the message of intake §5', () => {
    expect(problems({ medications: [chosenRow, unresolvedRow] })).toEqual({
      'medications.1.medication': 'Please choose any from Suggested Medication or',
    });
    expect(problems({ medications: [chosenRow] })).toEqual({});
    expect(problems({})).toEqual({});
  });

  it('must have a name if it has a dose', () => {
    const nameless = { medication: { text: '', item: null }, dose: '5 mg', frequency: '' };
    expect(problems({ medications: [nameless] })).toEqual({
      'medications.0.medication': 'This field is required',
    });
  });

  it('blocks adding and saving until it is resolved (intake §4)', () => {
    expect(holdUpOf({})).toBeNull();
    expect(holdUpOf({ medications: [chosenRow] })).toBeNull();
    expect(holdUpOf({ medications: [unresolvedRow, chosenRow] })).toMatch(/^Choose each medication from the/);
  });

  it('is sent as name, dose, frequency and medicationId', () => {
    expect(encodeAnswers(medications, { ...blankAnswers, medications: [chosenRow] })).toEqual({
      medications: [{ name: 'Warfarin', dose: '5 mg', frequency: 'Once a day', medicationId: '3' }],
      allergy: null,
      allergies: [],
    });
  });
});

describe('the name of an allergy (intake §5, decision 39)', () => {
  const allergyProblem = (name: string) =>
    problems({ allergy: true, allergies: [{ name }] })['allergies.0.name'];

  it.each(['Penicillin', 'Sulfa drugs', 'Ibuprofène', '  Penicillin  ', 'fifteen letters'])(
    'may be %j',
    (name) => expect(allergyProblem(name)).toBeUndefined(),
  );

  it.each(['B12', 'Co-codamol', 'Aspirin!', '1', 'two\nlines'])('may not be %j', (name) =>
    expect(allergyProblem(name)).toBe('Please Use Alphabets'),
  );

  it('has at most fifteen letters; the message ends with a space', () => {
    expect(allergyProblem('sixteen letters ')).toBeUndefined();
    expect(allergyProblem('sixteen  letters')).toBe('Please use less then 15 Character ');
  });

  it('is neither validated nor sent unless the answer is yes', () => {
    for (const allergy of [false, null]) {
      const given = { ...blankAnswers, allergy, allergies: [{ name: 'B12' }] };
      expect(findProblems(medications.questions, given)).toEqual({});
      expect(encodeAnswers(medications, given).allergies).toEqual([]);
    }
  });
});
