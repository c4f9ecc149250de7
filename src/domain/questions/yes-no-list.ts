import * as v from 'valibot';
import { optionLabel } from './option.ts';
import type { Named, Option, OptionGroup, TriStates, YesNoListQuestion } from './question.ts';
import { noted } from './wire-fields.ts';

/** A yes/no for each of a long list, every one a field of its own on the wire (family and patient history). */
export function yesNoList<const Name extends string>(
  name: Name,
  label: string,
  groups: readonly OptionGroup[],
  extras: Pick<YesNoListQuestion, 'itemLabel' | 'hint' | 'noted' | 'ofPatient'>,
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
    entries: fromKeys((key) => noted(v.nullable(v.boolean()), optionLabel(options, key))),
    readEntries: fromKeys(() => v.nullish(v.boolean())),
    encode: (answer: TriStates) => fromKeys((key) => answer[key] ?? null),
    decode: (record) => fromKeys((key) => (typeof record[key] === 'boolean' ? record[key] : null)),
    isBlank: (answer) => Object.values(answer).every((value) => value === null),
    ...extras,
  };
}

/** All entries of a list, in the order in which they are asked. */
export function listedOptions({ groups }: Pick<YesNoListQuestion, 'groups'>): Option[] {
  return groups.flatMap(({ options }) => options);
}

/** Answers No to entries. */
export function markNo(answers: TriStates, keys: readonly string[]): TriStates {
  return { ...answers, ...Object.fromEntries(keys.map((key) => [key, false])) };
}

/** Takes back what `markNo` answered; what the reader has answered otherwise since then stays. */
export function unmark(answers: TriStates, marked: readonly string[]): TriStates {
  const untouched = marked.filter((key) => answers[key] === false);
  return { ...answers, ...Object.fromEntries(untouched.map((key) => [key, null])) };
}
