import * as v from 'valibot';
import { storedId } from '#domain/values/ids.ts';
import { strictly } from '#domain/values/strictly.ts';
import { line, nonEmptyText } from '#domain/values/texts.ts';
import { messages } from '../messages.ts';
import type { LookupAnswer, LookupQuestion, LookupSource, Named, WireRecord } from './question.ts';

/** Message for a typed text that no item of the list was chosen for (intake §5). */
const unresolvedMessage: Record<LookupSource, string> = {
  diagnosis: messages.chooseDiagnosis,
  medication: messages.chooseMedication,
};

const blankLookup: LookupAnswer = { text: '', item: null };
/** Returns the wire fields of a shared list's item: name and id. */
const listItem = (idKey: string, { required }: { required?: boolean }) => {
  const field = required ? nonEmptyText(line) : line;
  return { name: field, [idKey]: field };
};
/** Name of a stored item. */
const storedName = v.nullish(strictly(line, v.string()));
const toText = (value: unknown) => (value === undefined || value === null ? '' : String(value));

/** Returns true while the typed text matches no chosen item of the list (intake §4, §5). */
export function isUnresolved(answer: LookupAnswer): boolean {
  return answer.text.trim() !== '' && answer.item === null;
}

/** Returns a question for the diagnosis: name, diagnoseId and isCancer on the wire (intake §3). */
export function diagnosisLookup<const Name extends string>(
  name: Name,
  label: string,
  extras: { required?: boolean } = {},
): Named<LookupQuestion, Name> {
  return {
    kind: 'lookup',
    source: 'diagnosis',
    name,
    label,
    blank: blankLookup,
    entries: { ...listItem('diagnoseId', extras), isCancer: v.boolean() },
    readEntries: {
      name: storedName,
      diagnoseId: v.nullish(storedId),
      isCancer: v.nullish(v.boolean()),
    },
    encode: ({ text, item }) => ({
      name: item?.name ?? text.trim(),
      diagnoseId: item?.id ?? '',
      isCancer: item?.isCancer ?? false,
    }),
    decode: (record) => decodeItem(record, 'diagnoseId', record.isCancer === true),
    isBlank: (answer) => answer.text.trim() === '',
    rule: (answer) => (isUnresolved(answer) ? unresolvedMessage.diagnosis : null),
    ...extras,
  };
}

/** Returns a row's medication question: name and medicationId on the wire (intake §3, §7). */
export function medicationLookup<const Name extends string>(
  name: Name,
  label: string,
  extras: { required?: boolean } = {},
): Named<LookupQuestion, Name> {
  return {
    kind: 'lookup',
    source: 'medication',
    name,
    label,
    blank: blankLookup,
    entries: listItem('medicationId', extras),
    readEntries: {
      name: storedName,
      medicationId: v.nullish(storedId),
    },
    encode: ({ text, item }) => ({ name: item?.name ?? text.trim(), medicationId: item?.id ?? '' }),
    decode: (record) => decodeItem(record, 'medicationId'),
    isBlank: (answer) => answer.text.trim() === '',
    rule: (answer) => (isUnresolved(answer) ? unresolvedMessage.medication : null),
    ...extras,
  };
}

/** Decodes a name and an id. Without an id the name stays, but the user must choose again. */
function decodeItem(record: WireRecord, idKey: string, isCancer?: boolean): LookupAnswer {
  const name = toText(record.name);
  const id = toText(record[idKey]);
  return { text: name, item: id === '' ? null : { id, name, isCancer } };
}
