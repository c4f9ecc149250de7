import * as v from 'valibot';
import { choice } from './kinds.ts';
import { plainOptions } from './option.ts';
import type { ChoiceQuestion, Condition, Named } from './question.ts';

/** Wire value of each answer. */
const wireValues: Record<string, boolean | null> = { Yes: true, No: false, Unsure: null };

/**
 * Returns a question for Yes, No or Unsure; sent as true, false or null. A saved null is decoded as
 * Unsure (decision 31). The question is required, because an unanswered one would be sent as null
 * as well.
 */
export function yesNoUnsure<const Name extends string>(
  name: Name,
  label: string,
  wording: Pick<ChoiceQuestion, 'summaryLabel' | 'patientWording'> = {},
): Named<ChoiceQuestion, Name> {
  return {
    ...choice(name, label, plainOptions(['Yes', 'No', 'Unsure']), {
      showsButtons: true,
      required: true,
      ...wording,
    }),
    entries: { [name]: v.nullable(v.boolean()) },
    readEntries: { [name]: v.nullish(v.boolean()) },
    encode: (answer) => ({ [name]: wireValues[answer] ?? null }),
    decode: (record) => {
      const stored = record[name];
      if (stored === undefined) return '';
      return stored === null ? 'Unsure' : stored ? 'Yes' : 'No';
    },
  };
}

/** Returns a condition that holds while a yes/no/unsure question is answered Yes. */
export function whenSaidYes(on: ChoiceQuestion): Condition {
  return { on, test: (answer) => answer === 'Yes' };
}
