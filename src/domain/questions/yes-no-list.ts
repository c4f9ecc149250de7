import * as v from 'valibot';
import { withDescription } from './answers/wire-fields.ts';
import { optionLabel } from './option.ts';
import type { Named, Option, OptionGroup, TriStates, YesNoListQuestion } from './question.ts';

/** Returns a question with many yes/no entries, each a wire field (family and patient history). */
export function yesNoList<const Name extends string>(
  name: Name,
  label: string,
  groups: readonly OptionGroup[],
  extras: Pick<YesNoListQuestion, 'itemLabel' | 'hint' | 'summaryLabel' | 'patientWording'>,
): Named<YesNoListQuestion, Name> {
  const options = listedOptions({ groups });
  const fromKeys = <T>(value: (key: string) => T) =>
    Object.fromEntries(options.map(({ value: key }) => [key, value(key)]));
  return {
    kind: 'yesNoList',
    name,
    label,
    groups,
    blank: fromKeys(() => null),
    entries: fromKeys((key) => withDescription(v.nullable(v.boolean()), optionLabel(options, key))),
    readEntries: fromKeys(() => v.nullish(v.boolean())),
    encode: (answer: TriStates) => fromKeys((key) => answer[key] ?? null),
    decode: (record) => fromKeys((key) => (typeof record[key] === 'boolean' ? record[key] : null)),
    isBlank: (answer) => Object.values(answer).every((value) => value === null),
    ...extras,
  };
}

/** Lists all entries in the order in which they are asked. */
export function listedOptions({ groups }: Pick<YesNoListQuestion, 'groups'>): Option[] {
  return groups.flatMap(({ options }) => options);
}

/** Answers the given entries No. */
export function markNo(answers: TriStates, keys: readonly string[]): TriStates {
  return { ...answers, ...Object.fromEntries(keys.map((key) => [key, false])) };
}

/** Undoes `markNo`. Entries that the user has answered differently since keep their answers. */
export function undoMarkNo(answers: TriStates, marked: readonly string[]): TriStates {
  const untouched = marked.filter((key) => answers[key] === false);
  return { ...answers, ...Object.fromEntries(untouched.map((key) => [key, null])) };
}
