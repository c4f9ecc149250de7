import { messages } from '../messages.ts';
import { interests } from '../options/interests.ts';
import { genders } from '../options/person.ts';
import { address } from '../questions/address.ts';
import { birthDate, choice, phone } from '../questions/kinds.ts';
import { ownName } from '../questions/own-name.ts';
import type { Question } from '../questions/question.ts';
import { type Questionnaire, questionnaire } from '../questions/questionnaire.ts';
import { toggle } from '../questions/toggle.ts';
import { email } from './kinds.ts';

const emailAddress = email('email', 'Email', { required: true, width: 'half' });
const emailConfirmation = email('confirmEmail', 'Confirm email', {
  required: true,
  width: 'half',
  rule: (answer, others) => (answer.trim() === String(others?.email).trim() ? null : messages.emailMismatch),
});
const homeAddress = address({ name: 'zip_code', required: true });

/** Adds step 2 to the sign-up (accounts §4.1). */
export const recommendationRequired = toggle(
  'recommendationRequired',
  'I need a physician’s recommendation',
  'switch',
  { hint: 'Turn this on if you have a recommendation, or need one. We ask about it in the next step.' },
);

/** Questions of step 1 of the patient's sign-up (accounts §2.6, §3, §5). */
export const personalInformation = questionnaire(
  [
    {
      title: 'Your name',
      questions: [...ownName],
    },
    {
      title: 'How we reach you',
      questions: [
        emailAddress,
        emailConfirmation,
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
        homeAddress.postalCode,
        choice('gender', 'Gender', genders, { width: 'half', autoComplete: 'sex' }),
      ],
    },
    // Required questions come first; all questions from here on are optional.
    { title: 'Address', questions: homeAddress.otherLines },
    {
      title: 'What you are looking for',
      questions: [
        choice('interested_in', 'I am interested in', interests, { showsButtons: true }),
        recommendationRequired,
      ],
    },
  ],
  [
    homeAddress.effect,
    // A changed e-mail address may match the confirmation again.
    { on: emailAddress, rechecks: [emailConfirmation] },
  ],
);

/** Questions that are read-only once the phone is verified and the user exists (accounts §4.1). */
const lockedNames = ['email', 'confirmEmail', 'phone'];

/** Makes a question read-only if its answer is verified; its hint would only speak of typing. */
const lock = (question: Question): Question =>
  lockedNames.includes(question.name) && (question.kind === 'text' || question.kind === 'phone')
    ? { ...question, readOnly: true, hint: undefined }
    : question;

/** Step 1 after its first save: the same questions, three of them read-only. */
export const lockedPersonalInformation: Questionnaire = {
  ...personalInformation,
  groups: personalInformation.groups.map((group) => ({ ...group, questions: group.questions.map(lock) })),
  questions: personalInformation.questions.map(lock),
};
