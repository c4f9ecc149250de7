import { messages } from '#domain/messages.ts';
import { phone } from '#domain/questions/kinds.ts';
import { ownName } from '#domain/questions/own-name.ts';
import type { Option, OptionSource } from '#domain/questions/question.ts';
import { questionnaire } from '#domain/questions/questionnaire.ts';
import { email } from './kinds.ts';
import { practiceGroup } from './practice.ts';

/** Builds the questions of a physician's registration except the picture (physician §2, §3, §5). */
export function physicianRegistration(specializations: readonly Option[] | OptionSource) {
  return questionnaire([
    {
      title: 'Your name',
      questions: [...ownName],
    },
    {
      title: 'How we reach you',
      questions: [
        email('email', 'Email', {
          required: true,
          width: 'half',
          hint: 'You will log in with it.',
        }),
        phone('phone', 'Cell phone', messages.phone, {
          required: true,
          width: 'half',
          autoComplete: 'tel-national',
          hint: 'A US number. We text a code to it.',
        }),
      ],
    },
    practiceGroup(specializations, false),
  ]);
}
