import dayjs from 'dayjs';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { arbitraryAnswers } from '../questions/answers/arbitrary-answers.ts';
import { blankAnswers } from '../questions/answers/rows.ts';
import { isVisible } from '../questions/condition.ts';
import type { Answers } from '../questions/question.ts';
import { decodeAnswers, encodeAnswers, findHoldUp, findProblems } from '../questions/questionnaire.ts';
import { DATE_FORMAT } from '../values/read-date.ts';
import { newPatient } from './new-patient.ts';

const { questions } = newPatient;
const requiredMessage = 'This field is required';
const answersWith = (changes: Answers): Answers => ({ ...blankAnswers(questions), ...changes });
const inDays = (days: number) => dayjs().add(days, 'day').format(DATE_FORMAT);
const melanoma = { text: 'Melanoma', item: { id: '7', name: 'Melanoma', isCancer: true } };
const migraine = { text: 'Migraine', item: { id: '8', name: 'Migraine', isCancer: false } };
const unresolvedAnswer = { text: 'Migrain', item: null };
const medicationRow = (answer: object) => [{ medication: answer, dose: '', frequency: '' }];

/** Rules of physician §5: field, answers, expected message. */
const rules: [field: string, answers: Answers, message: string | undefined][] = [
  ['firstName', {}, requiredMessage],
  ['firstName', { firstName: '  ' }, requiredMessage],
  ['lastName', {}, requiredMessage],
  ['email', {}, requiredMessage],
  ['email', { email: 'nora@clinic' }, 'Please enter valid email address.'],
  ['email', { email: `${'n'.repeat(244)}@clinic.test` }, 'Please enter a short email'],
  ['email', { email: `${'n'.repeat(243)}@clinic.test` }, undefined],
  ['email', { email: ' nora@clinic.test ' }, undefined],
  ['diagnosis', {}, requiredMessage],
  ['diagnosis', { diagnosis: unresolvedAnswer }, 'Please Choose any from Suggested Diagnosis or'],
  ['diagnosis', { diagnosis: migraine }, undefined],
  ['cancerStage', { diagnosis: melanoma }, undefined],
  ['medications', {}, undefined],
  [
    'medications.0.medication',
    { medications: medicationRow(unresolvedAnswer) },
    'Please choose any from Suggested Medication or',
  ],
  ['medications.0.medication', { medications: medicationRow(migraine) }, undefined],
  ['objective', {}, 'This field is Required'],
  ['objective', { objective: { painRelief: true } }, undefined],
  ['objectiveOther', { objective: { other: true } }, undefined],
  ['dob', {}, undefined],
  ['dob', { dob: inDays(0) }, undefined],
  ['dob', { dob: inDays(1) }, 'Please enter a date that is not in the future'],
  ['dob', { dob: '02-30-2020' }, 'Please enter the date as MM-DD-YYYY, for example 04-28-1986'],
  ['gender', {}, undefined],
  ['previousExperience', {}, undefined],
  ['icdCode', {}, undefined],
];

for (const [field, answers, message] of rules) {
  it(`${field} of ${JSON.stringify(answers).slice(0, 80)}: ${message ?? 'fine'}`, () => {
    expect(findProblems(questions, answersWith(answers))[field]).toBe(message);
  });
}

it('holds the form up while a medication is neither chosen nor added', () => {
  expect(findHoldUp(questions, answersWith({ medications: medicationRow(unresolvedAnswer) }))).toContain(
    'Choose each medication',
  );
  expect(findHoldUp(questions, answersWith({}))).toBeNull();
});

describe('the encoded record (physician §3)', () => {
  it('has exactly the names of the contract', () => {
    expect(Object.keys(encodeAnswers(newPatient, answersWith({}))).sort()).toEqual(
      'cancerStage diagnoseId dob email firstName gender icdCode lastName medications name objective objectiveOther previousExperience'.split(
        ' ',
      ),
    );
  });

  it('has the date of birth as MM-DD-YYYY or null', () => {
    const encodedDob = (dob: string) => encodeAnswers(newPatient, answersWith({ dob })).dob;
    expect(['', ' ', '4/28/1986', '04-28-1986'].map(encodedDob)).toEqual([
      null,
      null,
      '04-28-1986',
      '04-28-1986',
    ]);
  });

  it("has a stage for a cancer and '' otherwise, whatever was chosen before", () => {
    const encodedStage = (diagnosis: object) =>
      encodeAnswers(newPatient, answersWith({ diagnosis, cancerStage: 'stage2' })).cancerStage;
    expect([encodedStage(melanoma), encodedStage(migraine)]).toEqual(['stage2', '']);
  });

  it('has the other objective only while its box is ticked', () => {
    const encodedOther = (other: boolean) =>
      encodeAnswers(newPatient, answersWith({ objective: { other }, objectiveOther: 'Sleep' }))
        .objectiveOther;
    expect([encodedOther(true), encodedOther(false)]).toEqual(['Sleep', '']);
  });

  it('has no blank medication rows', () => {
    const rows = [...medicationRow({ text: '', item: null }), ...medicationRow(migraine)];
    expect(encodeAnswers(newPatient, answersWith({ medications: rows })).medications).toEqual([
      { name: 'Migraine', medicationId: '8', dose: '', frequency: '' },
    ]);
  });
});

it('any valid answers encode to a body of the contract and decode to the same answers', () => {
  // An arbitrary text is no e-mail address.
  const plain = questions.filter(({ name }) => name !== 'email');
  const anyAnswers = arbitraryAnswers(plain).map((answers) => ({ ...answers, email: 'nora@clinic.test' }));
  fc.assert(
    fc.property(anyAnswers, (answers: Answers) => {
      expect(findProblems(questions, answers)).toEqual({});
      const body = JSON.parse(JSON.stringify(encodeAnswers(newPatient, answers)));
      expect(v.parse(v.strictObject(newPatient.body.entries), body)).toEqual(body);
      const { item } = answers.diagnosis as typeof melanoma;
      // The request does not carry `isCancer`; the server knows it.
      const read = decodeAnswers(newPatient, { ...body, isCancer: item.isCancer });
      for (const question of questions) {
        const expected = isVisible(question, answers) ? answers[question.name] : question.blank;
        expect(read[question.name], question.name).toEqual(expected);
      }
    }),
  );
});
