import { choice, text } from '#domain/questions/kinds.ts';
import type { Option, OptionSource } from '#domain/questions/question.ts';

/** Builds the questions about a physician's practice (physician §2, §3, §5). */
export function practiceGroup(
  specializations: readonly Option[] | OptionSource,
  officeNumberRequired: boolean,
) {
  return {
    title: 'Your practice',
    questions: [
      choice('specialization', 'Specialization', specializations, { required: true }),
      // Free text: the number that patients see may include an extension (physician §2).
      text('officeNumber', 'Office number', {
        required: officeNumberRequired,
        width: 'half',
        inputMode: 'tel',
        autoComplete: 'work tel',
        hint: officeNumberRequired ? 'Your patients see it.' : 'Optional. Your patients see it.',
      }),
      // Free text, as documented (physician §5).
      text('officeEmail', 'Office email', {
        width: 'half',
        inputMode: 'email',
        autoComplete: 'work email',
        hint: 'Optional. Your patients see it.',
      }),
    ],
  } as const;
}
