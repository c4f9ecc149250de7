import dayjs from 'dayjs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkUpQuestionnaire } from './check-ups/check-up-questions.ts';
import { personalInformation as profileInformation } from './profile/profile.ts';
import { blankAnswers } from './questions/answers/rows.ts';
import type { Answers } from './questions/question.ts';
import { findProblems, type Questionnaire } from './questions/questionnaire.ts';
import { medicalInformation } from './registration/medical.ts';
import { personalInformation } from './registration/personal.ts';
import { recommendingPhysician } from './registration/recommending-physician.ts';
import { emailSchema } from './values/email.ts';
import { newPasswordSchema } from './values/password.ts';
import { DATE_FORMAT } from './values/read-date.ts';

const requiredMessage = 'This field is required';
const phoneMessage = 'Please enter valid phone number.';
const emailMessage = 'Please enter valid email address.';
const dateMessage = 'Please enter the date as MM-DD-YYYY, for example 04-28-1986';

const problemsOf = ({ questions }: Questionnaire, changes: Answers) =>
  findProblems(questions, { ...blankAnswers(questions), ...changes });
const inDays = (days: number) => dayjs().add(days, 'day').format(DATE_FORMAT);
/** Address of 256 characters, one more than allowed. */
const longEmail = `${'a'.repeat(250)}@b.com`;
const cancerAnswer = { text: 'Melanoma', item: { id: '7', name: 'Melanoma', isCancer: true } };
const migraineAnswer = { text: 'Migraine', item: { id: '8', name: 'Migraine', isCancer: false } };
const unresolvedAnswer = { text: 'Migrain', item: null };

type Row = [form: Questionnaire, field: string, answers: Answers, message: string | undefined];

/** Rules of accounts §5 that a form checks: form, field, answers, expected message. */
const rules: Row[] = [
  ...['firstName', 'lastName', 'email', 'confirmEmail', 'phone', 'dob', 'zip_code'].map(
    (field): Row => [personalInformation, field, {}, requiredMessage],
  ),
  [personalInformation, 'email', { email: 'grace@' }, emailMessage],
  [personalInformation, 'email', { email: longEmail }, 'Please enter a short email'],
  [personalInformation, 'email', { email: 'grace@clinic.test' }, undefined],
  [personalInformation, 'confirmEmail', { email: 'a@b.com', confirmEmail: 'a@b.co' }, 'Email Does Not Match'],
  [personalInformation, 'confirmEmail', { email: 'a@b.com', confirmEmail: 'a@b.com' }, undefined],
  [personalInformation, 'phone', { phone: '1303555014' }, phoneMessage],
  [personalInformation, 'phone', { phone: '13035550142' }, undefined],
  [personalInformation, 'phone', { phone: '3035550142' }, undefined],
  [personalInformation, 'zip_code', { zip_code: '8a' }, 'Please enter a Positive Whole value'],
  [personalInformation, 'zip_code', { zip_code: '-5' }, 'Please enter a Positive Whole value'],
  [personalInformation, 'zip_code', { zip_code: '02134' }, undefined],
  [personalInformation, 'dob', { dob: inDays(1) }, 'Please enter a date that is not in the future'],
  [personalInformation, 'dob', { dob: inDays(0) }, undefined],
  [personalInformation, 'dob', { dob: '02-30-2020' }, dateMessage],
  [recommendingPhysician, 'name', {}, requiredMessage],
  [recommendingPhysician, 'phone', { phone: '1303' }, phoneMessage],
  [recommendingPhysician, 'web_address', { web_address: 'no url' }, 'Please enter valid url'],
  [recommendingPhysician, 'web_address', { web_address: 'www.clinic.com' }, undefined],
  [
    recommendingPhysician,
    'expiry_date',
    { expiry_date: inDays(-1) },
    'Please enter a date that is not in the past',
  ],
  [recommendingPhysician, 'expiry_date', { expiry_date: inDays(0) }, undefined],
  [medicalInformation, 'diagnosis', {}, requiredMessage],
  [
    medicalInformation,
    'diagnosis',
    { diagnosis: unresolvedAnswer },
    'Please Choose any from Suggested Diagnosis or',
  ],
  [medicalInformation, 'diagnosStage', { diagnosis: cancerAnswer }, requiredMessage],
  [medicalInformation, 'diagnosStage', { diagnosis: migraineAnswer }, undefined],
  [medicalInformation, 'objective', {}, 'This field is Required'],
  [medicalInformation, 'objective', { objective: { painRelief: true } }, undefined],
  [medicalInformation, 'termsCondition', {}, requiredMessage],
  [
    medicalInformation,
    'medications.0.medication',
    { medications: [{ medication: unresolvedAnswer, dose: '', frequency: '' }] },
    'Please choose any from Suggested Medication or',
  ],
  [profileInformation, 'firstName', {}, requiredMessage],
  [profileInformation, 'lastName', {}, requiredMessage],
  [profileInformation, 'phone', {}, requiredMessage],
  [profileInformation, 'phone', { phone: '1303555014' }, phoneMessage],
  [profileInformation, 'zipCode', { zipCode: '8a' }, 'Please enter a Positive Whole value'],
];

for (const [form, field, answers, message] of rules) {
  it(`${field} of ${JSON.stringify(answers)}: ${message ?? 'fine'}`, () => {
    expect(problemsOf(form, answers)[field]).toBe(message);
  });
}

it('a check-up’s amount must be a number of 0 or more', () => {
  const form = checkUpQuestionnaire([], { name: 'products', load: async () => [] });
  const amountProblem = (amount: string) =>
    problemsOf(form, {
      cannabisToday: 'yes',
      canabiesDose: [{ amount, frequency: '', ingestionMethod: '', product: '' }],
    })['canabiesDose.0.amount'];
  const amountMessage = 'Please enter a number of mg, 0 or more, for example 2.5';
  expect(['-1', 'much', '1e3'].map(amountProblem)).toEqual([amountMessage, amountMessage, amountMessage]);
  expect(['0', '2.5'].map(amountProblem)).toEqual([undefined, undefined]);
});

describe('login and forgot password', () => {
  const emailProblem = (email: string) => v.safeParse(emailSchema, email).issues?.[0].message;
  it.each([
    ['', requiredMessage],
    ['grace', emailMessage],
    [longEmail, 'Please enter a short email'],
    ['grace@clinic.test', undefined],
  ])('validates the e-mail %o', (email, message) => {
    expect(emailProblem(email)).toBe(message);
  });
});

it('requires both passwords to be equal', () => {
  const passwordProblems = (password: string, confirmPassword: string) =>
    v.safeParse(newPasswordSchema, { password, confirmPassword }).issues?.map(({ message }) => message);
  expect(passwordProblems('Clinic#2026', 'Clinic#2027')).toEqual(['Password Does Not Match']);
  expect(passwordProblems('Clinic#2026', 'Clinic#2026')).toBeUndefined();
  // An empty password is not strong either, which is a third message.
  expect(passwordProblems('', '')).toEqual(expect.arrayContaining([requiredMessage, requiredMessage]));
});
