import * as v from 'valibot';
import type { Named, ToggleQuestion } from './question.ts';

/** Returns a question that is true or false, by default false. Required means true. */
export function toggle<const Name extends string>(
  name: Name,
  label: string,
  variant: ToggleQuestion['toggleVariant'],
  extras: Partial<Pick<ToggleQuestion, 'hint' | 'required' | 'when'>> = {},
): Named<ToggleQuestion, Name> {
  return {
    kind: 'toggle',
    toggleVariant: variant,
    name,
    label,
    blank: false,
    entries: { [name]: v.boolean() },
    readEntries: { [name]: v.nullish(v.boolean()) },
    encode: (answer) => ({ [name]: answer }),
    decode: (record) => record[name] === true,
    isBlank: (answer) => !answer,
    ...extras,
  };
}
