import * as v from 'valibot';
import { oneOf } from '#domain/questions/answers/wire-fields.ts';
import { flags } from '#domain/questions/kinds.ts';
import { listedValues } from '#domain/questions/option.ts';
import type { Flags, FlagsQuestion, Named, WireRecord } from '#domain/questions/question.ts';
import { findWord } from '#domain/values/find-word.ts';
import { isObject } from '#domain/values/is-object.ts';
import { terpeneOptions } from './options.ts';

const flagsQuestion = flags('terpenes', 'Terpenes', terpeneOptions);
/** Schema of the terpenes in a request body. */
export const listedTerpenes = v.array(v.object({ value: oneOf(terpeneOptions, false) }));

const names = listedValues(terpeneOptions);
/** Returns the stored names, from objects with a value or plain texts. */
const storedNames = ({ terpenes }: WireRecord): string[] =>
  Array.isArray(terpenes)
    ? terpenes.flatMap((entry) => {
        const name = isObject(entry) ? entry.value : entry;
        return typeof name === 'string' && name !== '' ? [findWord(names, name) ?? name] : [];
      })
    : [];

/**
 * Question for several of ten terpenes, on the wire a list of objects with a value (physician §3).
 * A stored terpene that is not among the ten is kept.
 */
export const terpenes: Named<FlagsQuestion, 'terpenes'> = {
  ...flagsQuestion,
  entries: { terpenes: listedTerpenes },
  readEntries: { terpenes: v.nullish(v.array(v.unknown())) },
  encode: (answer: Flags) => ({
    terpenes: Object.keys(answer).flatMap((value) => (answer[value] ? [{ value }] : [])),
  }),
  decode: (record) => ({
    ...flagsQuestion.blank,
    ...Object.fromEntries(storedNames(record).map((name) => [name, true])),
  }),
};
