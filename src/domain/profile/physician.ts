import { messages } from '#domain/messages.ts';
import { phone, text } from '#domain/questions/kinds.ts';
import type { Option, OptionSource } from '#domain/questions/question.ts';
import { questionnaire } from '#domain/questions/questionnaire.ts';
import { practice } from '#domain/registration/practice.ts';

/** The first step of a physician's profile (physician §2, §3, §5): e-mail and phone can only be read. */
export function physicianInformation(specializations: readonly Option[] | OptionSource) {
  return questionnaire([
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
        text('email', 'Email', {
          width: 'half',
          autoComplete: 'email',
          readOnly: true,
          hint: 'You log in with this email, so it cannot be changed here.',
        }),
        phone('phone', 'Cell phone', messages.phone, {
          width: 'half',
          autoComplete: 'tel-national',
          readOnly: true,
          hint: 'Verified when you joined. It cannot be changed here.',
        }),
      ],
    },
    practice(specializations, true),
  ]);
}
