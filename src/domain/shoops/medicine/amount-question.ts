import * as v from 'valibot';
import { text } from '#domain/questions/kinds.ts';
import type { Named, NumberQuestion } from '#domain/questions/question.ts';
import { strictly } from '#domain/values/strictly.ts';
import { shoopMessages } from '../messages.ts';
import { formatTypedAmount, readAmount } from './amount.ts';
import { amountSchema } from './wire-amounts.ts';

/**
 * Returns a question for an amount. The amount is typed as text, so that no browser rounds it and
 * no mouse wheel changes it, and sent as a number (physician §5).
 */
export function amountQuestion<const Name extends string>(
  name: Name,
  label: string,
  extras: Pick<NumberQuestion, 'hint' | 'width'> = {},
): Named<NumberQuestion, Name> {
  const { kind: _, ...field } = text(name, label);
  return {
    ...field,
    kind: 'number',
    allowsDecimals: true,
    required: true,
    requiredMessage: shoopMessages.amount,
    entries: { [name]: amountSchema },
    readEntries: { [name]: v.nullish(strictly(amountSchema, v.union([v.number(), v.string()]))) },
    // An amount that the rule refuses becomes 0, which the schema refuses as well.
    encode: (answer) => ({ [name]: readAmount(answer) ?? 0 }),
    formatOnBlur: formatTypedAmount,
    rule: (answer) => (readAmount(answer) === null ? shoopMessages.amount : null),
    ...extras,
  };
}
