import { expect, it } from 'vitest';
import { physicianOwnInformation } from './profile/physician.ts';
import { blankAnswers } from './questions/answers/rows.ts';
import type { Answers } from './questions/question.ts';
import { decodeAnswers, encodeAnswers, findProblems, type Questionnaire } from './questions/questionnaire.ts';
import { physicianRegistration } from './registration/physician.ts';

const requiredMessage = 'This field is required';
// Without specializations: no rule of the forms depends on their list.
const registration = physicianRegistration([]);
const profile = physicianOwnInformation([]);

const problemsOf = ({ questions }: Questionnaire, changes: Answers) =>
  findProblems(questions, { ...blankAnswers(questions), ...changes });
/** Address of 256 characters, one more than allowed. */
const longEmail = `${'a'.repeat(250)}@b.com`;

type Row = [form: Questionnaire, field: string, answers: Answers, message: string | undefined];

/** Rules of a physician's registration and profile (physician §5), with the expected message. */
const rules: Row[] = [
  ...['firstName', 'lastName', 'email', 'phone', 'specialization'].flatMap((field): Row[] => [
    [registration, field, {}, requiredMessage],
    [registration, field, { [field]: '  ' }, requiredMessage],
  ]),
  ...['officeEmail', 'officeNumber'].map((field): Row => [registration, field, {}, undefined]),
  [registration, 'email', { email: 'noor@' }, 'Please enter valid email address.'],
  [registration, 'email', { email: longEmail }, 'Please enter a short email'],
  [registration, 'email', { email: ' noor@clinic.test ' }, undefined],
  [registration, 'phone', { phone: '1303555014' }, 'Please enter valid phone number.'],
  [registration, 'phone', { phone: '13035550142' }, undefined],
  [registration, 'phone', { phone: '555' }, undefined],
  [
    registration,
    'phone',
    { phone: '(303) 555-0142 x12' },
    'Please enter the phone number in digits, without letters or an extension, for example (503) 555-0100',
  ],
  ...['firstName', 'lastName', 'specialization', 'officeNumber'].flatMap((field): Row[] => [
    [profile, field, {}, requiredMessage],
    [profile, field, { [field]: '  ' }, requiredMessage],
  ]),
  [profile, 'officeEmail', {}, undefined],
  // Both fields are free text.
  [profile, 'officeEmail', { officeEmail: 'ask at the desk' }, undefined],
  [profile, 'officeNumber', { officeNumber: '(303) 555-0120 ext. 4' }, undefined],
  // Read-only fields have no rules: the physician could not correct them.
  [profile, 'email', {}, undefined],
  [profile, 'phone', {}, undefined],
];

for (const [form, field, answers, message] of rules) {
  const name = form === registration ? 'registration' : 'profile';
  it(`${name}: ${field} of ${JSON.stringify(answers)}: ${message ?? 'fine'}`, () => {
    expect(problemsOf(form, answers)[field]).toBe(message);
  });
}

it('makes e-mail and phone of the profile read-only (physician §2)', () => {
  const locked = profile.questions.filter((question) => 'readOnly' in question && question.readOnly);
  expect(locked.map(({ name }) => name)).toEqual(['email', 'phone']);
});

it('sends stored values back unchanged: a leading 1, an extension, a specialization that is on no list', () => {
  const stored = {
    firstName: 'Noor',
    lastName: 'Haddad',
    email: 'noor@haddad.test',
    phone: '13035550172',
    specialization: '77',
    officeNumber: '(303) 555-0100 ext. 2',
    officeEmail: '',
  };
  expect(encodeAnswers(profile, decodeAnswers(profile, stored))).toEqual(stored);
  expect(decodeAnswers(profile, { ...stored, specialization: 77 }).specialization).toBe('77');
});
