import { describe, expect, it } from 'vitest';
import type { Answers } from '../../questions/question.ts';
import { decodeAnswers, encodeAnswers, findProblems } from '../../questions/questionnaire.ts';
import { diagnosis } from './diagnosis.ts';

const melanoma = { text: 'Melanoma', item: { id: '7', name: 'Melanoma', isCancer: true } };
const migraine = { text: 'Migraine', item: { id: '8', name: 'Migraine', isCancer: false } };
const blankAnswers = decodeAnswers(diagnosis, null);
const problems = (changes: Answers) => findProblems(diagnosis.questions, { ...blankAnswers, ...changes });
const encodedWith = (changes: Answers) => encodeAnswers(diagnosis, { ...blankAnswers, ...changes });

describe('the primary diagnosis', () => {
  it('is the only required answer', () => {
    expect(problems({})).toEqual({ diagnosis: 'This field is required' });
    expect(problems({ diagnosis: { text: '  ', item: null } })).toEqual({
      diagnosis: 'This field is required',
    });
    expect(problems({ diagnosis: migraine })).toEqual({});
  });

  it('must be a suggestion or an added diagnosis (intake §5)', () => {
    expect(problems({ diagnosis: { text: 'Migrain', item: null } })).toEqual({
      diagnosis: 'Please Choose any from Suggested Diagnosis or',
    });
  });

  it('is sent as name, diagnoseId and isCancer', () => {
    expect(encodedWith({ diagnosis: migraine })).toMatchObject({
      name: 'Migraine',
      diagnoseId: '8',
      isCancer: false,
    });
    expect(decodeAnswers(diagnosis, { name: 'Migraine', diagnoseId: 8, isCancer: null }).diagnosis).toEqual(
      migraine,
    );
  });

  it('has to be chosen again if it was stored without an id', () => {
    const answers = decodeAnswers(diagnosis, { name: 'Migraine', diagnoseId: null });
    expect(answers.diagnosis).toEqual({ text: 'Migraine', item: null });
    expect(problems(answers)).toEqual({ diagnosis: 'Please Choose any from Suggested Diagnosis or' });
  });
});

describe('the cancer stage', () => {
  it('is asked, and required, for a cancer only', () => {
    expect(problems({ diagnosis: melanoma })).toEqual({ cancerStage: 'This field is required' });
    expect(problems({ diagnosis: melanoma, cancerStage: 'stage2' })).toEqual({});
    expect(problems({ diagnosis: migraine, cancerStage: 'nonsense' })).toEqual({});
  });

  it('is sent empty for other diagnoses, and sent again when the cancer is chosen again (decision 30)', () => {
    expect(encodedWith({ diagnosis: migraine, cancerStage: 'stage2' }).cancerStage).toBe('');
    expect(
      encodedWith({ diagnosis: { text: 'Melanom', item: null }, cancerStage: 'stage2' }).cancerStage,
    ).toBe('');
    expect(encodedWith({ diagnosis: melanoma, cancerStage: 'stage2' }).cancerStage).toBe('stage2');
  });

  it('has the five stages of the contract', () => {
    for (const cancerStage of ['stage0', 'stage1', 'stage2', 'stage3', 'stage4'])
      expect(problems({ diagnosis: melanoma, cancerStage })).toEqual({});
  });
});

it('accepts any ICD code or none, and a date of onset that is not in the future', () => {
  const future = `01-01-${new Date().getFullYear() + 1}`;
  expect(problems({ diagnosis: migraine, icdCode: 'whatever' })).toEqual({});
  expect(problems({ diagnosis: migraine, onsetDate: future })).toEqual({
    onsetDate: 'Please enter a date that is not in the future',
  });
});

it('sends concerns without blank rows, and starts with one blank row', () => {
  const concerns = [{ name: ' ' }, { name: ' Gout ' }, { name: '' }];
  expect(encodedWith({ concerns }).concerns).toEqual([{ name: 'Gout' }]);
  expect(decodeAnswers(diagnosis, { concerns: [] }).concerns).toEqual([{ name: '' }]);
});
