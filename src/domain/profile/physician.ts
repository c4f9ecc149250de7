import { messages } from '#domain/messages.ts';
import { phone } from '#domain/questions/kinds.ts';
import { ownEmail, ownName } from '#domain/questions/own-name.ts';
import type { Option, OptionSource } from '#domain/questions/question.ts';
import { questionnaire } from '#domain/questions/questionnaire.ts';
import { practiceGroup } from '#domain/registration/practice.ts';

/** Builds step 1 of a physician's profile, e-mail and phone read-only (physician §2, §3, §5). */
export function physicianOwnInformation(specializations: readonly Option[] | OptionSource) {
  return questionnaire([
    {
      title: 'Your name',
      questions: [...ownName],
    },
    {
      title: 'How we reach you',
      questions: [
        ownEmail,
        phone('phone', 'Cell phone', messages.phone, {
          width: 'half',
          autoComplete: 'tel-national',
          readOnly: true,
          hint: 'Verified when you joined. It cannot be changed here.',
        }),
      ],
    },
    practiceGroup(specializations, true),
  ]);
}
