import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { toWireDate } from '#domain/values/dates.ts';
import { interests } from '../options/interests.ts';
import { arbitraryAnswers } from '../questions/answers/arbitrary-answers.ts';
import { blankAnswers } from '../questions/answers/rows.ts';
import type { Answers } from '../questions/question.ts';
import {
  decodeAnswers,
  encodeAnswers,
  findProblems,
  type Questionnaire,
} from '../questions/questionnaire.ts';
import { medicalInformation } from './medical.ts';
import { lockedPersonalInformation, personalInformation } from './personal.ts';
import { recommendingPhysician } from './recommending-physician.ts';

const problemsOf = ({ questions }: Questionnaire, answers: Answers) =>
  findProblems(questions, { ...blankAnswers(questions), ...answers });
const inDays = (offset: number) => {
  const date = new Date();
  date.setDate(date.getDate() + offset);
  const padTwo = (part: number) => String(part).padStart(2, '0');
  return toWireDate(`${date.getFullYear()}-${padTwo(date.getMonth() + 1)}-${padTwo(date.getDate())}`);
};

describe('personal information (accounts §3, §5)', () => {
  const person = {
    firstName: 'Nora',
    lastName: 'Whitfield',
    email: 'nora@clinic.test',
    confirmEmail: ' nora@clinic.test',
    phone: '5035550199',
    dob: inDays(0),
    zip_code: '02134',
  };

  it('accepts valid answers, including today as a birthday', () => {
    expect(problemsOf(personalInformation, person)).toEqual({});
  });

  test.each([
    ['email', { email: 'nora@clinic' }, 'Please enter valid email address.'],
    ['email', { email: `${'n'.repeat(250)}@clinic.test` }, 'Please enter a short email'],
    ['confirmEmail', { confirmEmail: 'Nora@clinic.test' }, 'Email Does Not Match'],
    ['phone', { phone: '1503555019' }, 'Please enter valid phone number.'],
    ['zip_code', { zip_code: '97-205' }, 'Please enter a Positive Whole value'],
    ['dob', { dob: inDays(1) }, 'Please enter a date that is not in the future'],
    ['firstName', { firstName: ' ' }, 'This field is required'],
  ])('refuses %s: %o with "%s"', (name, changes, message) => {
    expect(problemsOf(personalInformation, { ...person, ...changes })[name]).toBe(message);
  });

  it('has the contract’s names and values, with the switch as a boolean', () => {
    expect(
      Object.keys(encodeAnswers(personalInformation, blankAnswers(personalInformation.questions))),
    ).toEqual(
      'firstName lastName email confirmEmail phone dob zip_code gender address addressTwo city country state interested_in recommendationRequired'.split(
        ' ',
      ),
    );
    const answers = { ...blankAnswers(personalInformation.questions), ...person };
    expect(encodeAnswers(personalInformation, answers).recommendationRequired).toBe(false);
    expect(interests.map(({ value, label }) => `${value}=${label}`).join(', ')).toBe(
      'productsConsultation=Products & Consultation, uganda=Products, thailand=Consultation',
    );
  });

  it('asks all required questions before optional ones (accounts §5)', () => {
    const requiredFlags = personalInformation.questions.map(({ required = false }) => required);
    expect(requiredFlags).toEqual(requiredFlags.toSorted((one, other) => Number(other) - Number(one)));
    expect(requiredFlags.filter(Boolean)).toHaveLength(7);
  });
});

it('personal information makes exactly the three verified fields read-only', () => {
  const locked = lockedPersonalInformation.questions.filter((question) => 'readOnly' in question);
  expect(locked.map(({ name }) => name)).toEqual(['email', 'confirmEmail', 'phone']);
});

describe('physician information (accounts §5)', () => {
  test.each([
    'clinic.com',
    'www.clinic.com',
    'https://clinic.com/a?b=c#d',
    'http://müller.de:8080',
    'клиника.рф',
    'https://क्लिनिक.भारत/a',
  ])('accepts the web address %s', (web_address) =>
    expect(problemsOf(recommendingPhysician, { name: 'x', web_address })).toEqual({}),
  );

  test.each([
    'clinic',
    'no address.com',
    'javascript:alert(1)',
    'ftp://clinic.com',
    'http://',
    'a@b.c d',
    'clinic.c×m',
    'a.1234',
  ])('refuses the web address %s', (web_address) =>
    expect(problemsOf(recommendingPhysician, { name: 'x', web_address })).toEqual({
      web_address: 'Please enter valid url',
    }),
  );

  it('accepts a card that expires today, but not yesterday', () => {
    const expiry = (expiry_date: string) => problemsOf(recommendingPhysician, { name: 'x', expiry_date });
    expect(expiry(inDays(0))).toEqual({});
    expect(expiry(inDays(-1))).toEqual({ expiry_date: 'Please enter a date that is not in the past' });
    expect(expiry('13-01-2030').expiry_date).toContain('MM-DD-YYYY');
  });

  it('requires only the name', () => {
    expect(problemsOf(recommendingPhysician, {})).toEqual({ name: 'This field is required' });
  });
});

describe('medical information (accounts §4.1, §5)', () => {
  const cancer = { text: 'Melanoma', item: { id: 'd1', name: 'Melanoma', isCancer: true } };

  it('requires a listed diagnosis, an objective with its own message, and the terms', () => {
    expect(problemsOf(medicalInformation, {})).toEqual({
      diagnosis: 'This field is required',
      objective: 'This field is Required',
      termsCondition: 'This field is required',
    });
    const typed = { diagnosis: { text: 'Melan', item: null } };
    expect(problemsOf(medicalInformation, typed).diagnosis).toBe(
      'Please Choose any from Suggested Diagnosis or',
    );
  });

  it('asks for the stage of a cancer, and for tolerance after any experience', () => {
    expect(problemsOf(medicalInformation, { diagnosis: cancer }).diagnosStage).toBe('This field is required');
    const encodedTolerance = (previous_experience: string) =>
      encodeAnswers(medicalInformation, {
        ...blankAnswers(medicalInformation.questions),
        previous_experience,
        tolerance: 'unknown',
      }).tolerance;
    expect(['', 'NeverTriedit', 'CurrentlyUseDaily'].map(encodedTolerance)).toEqual(['', '', 'unknown']);
  });

  it('sends only the id of a diagnosis', () => {
    const body = encodeAnswers(medicalInformation, {
      ...blankAnswers(medicalInformation.questions),
      diagnosis: cancer,
    });
    expect(Object.keys(body)).toEqual(
      'diagnoseId diagnosStage note medications previous_experience tolerance objective objectiveOther termsCondition'.split(
        ' ',
      ),
    );
    expect(body.diagnoseId).toBe('d1');
  });
});

test.each([
  ['personal', personalInformation],
  ['physician', recommendingPhysician],
  ['medical', medicalInformation],
])('%s: valid answers fit the contract and decode to the same answers', (_, questionnaire) => {
  const questions = questionnaire.questions.filter(({ name }) => name !== 'confirmEmail');
  fc.assert(
    fc.property(
      arbitraryAnswers(
        // Arbitrary texts and past days break the rules of these.
        questions.filter(({ name }) => !['email', 'web_address', 'expiry_date'].includes(name)),
      ),
      (answers) => {
        const emails = { email: 'nora@clinic.test', confirmEmail: 'nora@clinic.test' };
        const blank = blankAnswers(questionnaire.questions);
        const body = encodeAnswers(questionnaire, { ...blank, ...emails, ...answers });
        expect(v.parse(questionnaire.body, body)).toEqual(body);
        // The body has only the id of a diagnosis; any name stands in for the stored one.
        const again = decodeAnswers(questionnaire, { ...body, name: body.name ?? 'any' });
        const plain = questions.filter(({ kind }) => kind !== 'lookup');
        for (const question of plain) {
          const part = (record: Answers) => question.encode(record[question.name] as never);
          expect(part(again)).toEqual(
            Object.fromEntries(Object.keys(part(again)).map((key) => [key, body[key]])),
          );
        }
      },
    ),
    { numRuns: 60 },
  );
});
