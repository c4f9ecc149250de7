import { messages } from '../messages.ts';
import { countries, genders, regionsOf } from '../options/person.ts';
import { interests } from '../options/registration.ts';
import { birthDate, choice, digits, phone, text } from '../questions/kinds.ts';
import type { Question } from '../questions/question.ts';
import { type Questionnaire, questionnaire } from '../questions/questionnaire.ts';
import { toggle } from '../questions/toggle.ts';
import { email } from './kinds.ts';

const address = email('email', 'Email', { required: true, width: 'half' });
const confirmation = email('confirmEmail', 'Confirm email', {
  required: true,
  width: 'half',
  rule: (answer, others) => (answer.trim() === String(others?.email).trim() ? null : messages.emailMismatch),
});
const country = choice('country', 'Country', countries, { width: 'half', autoComplete: 'country-name' });
const state = choice('state', 'State or region', regionsOf(country), {
  width: 'half',
  autoComplete: 'address-level1',
});

/** Opens step 2 (accounts §4.1). */
export const recommendationRequired = toggle(
  'recommendationRequired',
  'I need a physician’s recommendation',
  'switch',
  { hint: 'Turn this on if you have a recommendation, or need one. We ask about it in the next step.' },
);

/** Step 1 of the patient's sign-up (accounts §2.6, §3, §5). */
export const personalInformation = questionnaire(
  [
    {
      title: 'Your name',
      questions: [
        text('firstName', 'First name', { required: true, width: 'half', autoComplete: 'given-name' }),
        text('lastName', 'Last name', { required: true, width: 'half', autoComplete: 'family-name' }),
      ],
    },
    {
      title: 'How we reach you',
      questions: [
        address,
        confirmation,
        phone('phone', 'Cell phone', messages.phone, {
          required: true,
          width: 'half',
          autoComplete: 'tel-national',
          hint: 'A US number. We text a code to it before we save anything.',
        }),
      ],
    },
    {
      title: 'About you',
      questions: [
        birthDate('dob', 'Date of birth', { required: true, width: 'half' }),
        choice('gender', 'Gender', genders, { width: 'half', autoComplete: 'sex' }),
      ],
    },
    {
      title: 'Address',
      questions: [
        text('address', 'Address line 1', { autoComplete: 'address-line1' }),
        text('addressTwo', 'Address line 2', { autoComplete: 'address-line2' }),
        text('city', 'City', { width: 'half', autoComplete: 'address-level2' }),
        digits('zip_code', 'Zip or postal code', {
          required: true,
          width: 'half',
          autoComplete: 'postal-code',
        }),
        country,
        state,
      ],
    },
    {
      title: 'What you are looking for',
      questions: [
        choice('interested_in', 'I am interested in', interests, { open: true }),
        recommendationRequired,
      ],
    },
  ],
  [
    { on: country, apply: () => ({ [state.name]: state.blank }) },
    // Compared anew on the next save: what the confirmation was told about the old address is no longer true.
    { on: address, apply: (answers) => ({ [confirmation.name]: answers[confirmation.name] }) },
  ],
);

/** What may no longer be changed once the phone is verified and the person is known (accounts §4.1). */
const lockedNames = ['email', 'confirmEmail', 'phone'];

const lock = (question: Question): Question =>
  lockedNames.includes(question.name) && (question.kind === 'text' || question.kind === 'phone')
    ? { ...question, readOnly: true, hint: undefined }
    : question;

/** Step 1 after its first save: the same questions, three of them only to be read. */
export const lockedPersonalInformation: Questionnaire = {
  ...personalInformation,
  groups: personalInformation.groups.map((group) => ({ ...group, questions: group.questions.map(lock) })),
  questions: personalInformation.questions.map(lock),
};
