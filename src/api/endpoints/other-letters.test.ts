import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#api/contract/endpoint.ts';
import { findStrictIssues, parseLeniently } from '#api/contract/lenient.ts';
import { isSchema, type SchemaParts } from '#api/contract/schema-parts.ts';
import { questionnaires } from '#domain/intake/questionnaires.ts';
import { intakeModules } from '#domain/intake/sections.ts';
import { knownStatuses } from '#domain/patient-status.ts';
import type { Question } from '#domain/questions/question.ts';
import { endpointNames, endpoints } from './endpoints.ts';

/** Field of an object, item of a list or value of a map: the smallest part that is read alone. */
interface Field {
  readonly name: string;
  readonly schema: v.GenericSchema;
}

/** Returns the schemas that stand for the same value: alternatives and the parts of a pipe. */
function variantsOf(schema: v.GenericSchema): v.GenericSchema[] {
  const { wrapped, options = [], pipe = [] }: SchemaParts = schema;
  const parts = [wrapped, ...options, ...pipe.slice(1)].filter(isSchema);
  return [schema, ...parts.flatMap(variantsOf)];
}

/** Lists the fields of a schema, and those within them. */
function fieldsIn(schema: v.GenericSchema, name = ''): Field[] {
  const inner = variantsOf(schema).flatMap((variant): Field[] => {
    const { entries = {}, item, value }: SchemaParts = variant;
    const lists = [item, value].filter(isSchema).map((part) => ({ name, schema: part }));
    return [...Object.entries(entries).map(([key, part]) => ({ name: key, schema: part })), ...lists];
  });
  return inner.flatMap((field) => [field, ...fieldsIn(field.schema, field.name)]);
}

/** Lists the words that a field allows. An empty one stands for no answer. */
const wordsOf = ({ schema }: Field): string[] =>
  variantsOf(schema).flatMap((variant) => {
    const { type, options, literal } = variant as { type: string; options?: unknown[]; literal?: unknown };
    const words =
      type === 'picklist' || type === 'enum' ? (options ?? []) : type === 'literal' ? [literal] : [];
    return words.filter((word) => typeof word === 'string' && word !== '') as string[];
  });

/** Returns a word in other letters, with a space around it. */
const inOtherLetters = (word: string) =>
  ` ${word === word.toUpperCase() ? word.toLowerCase() : word.toUpperCase()} `;
const read = (schema: v.GenericSchema, value: unknown) => parseLeniently(schema, value).data;

const all = endpointNames.map((name) => ({ name, ...(endpoints[name] as Endpoint) }));
/** No screen shows the gender of the login's reply, whose page loads no lists of options. */
const isUnused = ({ name }: Field, endpoint: string) => endpoint === 'login' && name === 'gender';
const replyFields = all.flatMap(({ name, path, reply }) =>
  fieldsIn(reply)
    .filter((field) => !isUnused(field, name))
    .map((field) => ({ ...field, endpoint: name, path })),
);
const bodyFields = all.flatMap(({ name, path, body }) =>
  body ? fieldsIn(body).map((field) => ({ ...field, endpoint: name, path })) : [],
);

/** Fields with a list of options that no save has, by endpoint and name. */
const otherOptions: Record<string, readonly string[]> = {
  'readIntakeStatus module': intakeModules,
  'listPatients status': knownStatuses,
};
/** Names of fields that mean something else under another path. */
const ambiguousNames = ['name', 'status', 'type', 'frequency', 'value', 'suffix', 'amount'];

/** Words of a field of a reply: its own, those that a save has for it, and the listed ones. */
const wordsToRead = (field: (typeof replyFields)[number]): string[] => [
  ...wordsOf(field),
  ...bodyFields
    .filter(
      ({ name, path }) => name === field.name && (path === field.path || !ambiguousNames.includes(name)),
    )
    .flatMap(wordsOf)
    // A field that is yes, no or unsure on the wire has no words.
    .filter((word) => read(field.schema, word) !== undefined),
  ...(otherOptions[`${field.endpoint} ${field.name}`] ?? []),
];

const fieldsWithWords = replyFields
  .map((field) => ({ ...field, words: [...new Set(wordsToRead(field))] }))
  .filter(({ words }) => words.length > 0);

describe('a reply', () => {
  it.each(fieldsWithWords)('of $endpoint is read with other letters in “$name”', ({ schema, words }) => {
    for (const word of words) {
      expect(read(schema, word)).toBeDefined();
      expect(read(schema, inOtherLetters(word))).toEqual(read(schema, word));
      expect(findStrictIssues(schema, word)).toEqual([]);
      expect(findStrictIssues(schema, inOtherLetters(word))).not.toEqual([]);
    }
  });

  it.each([
    ['login', 'name'],
    ['listCheckUps', 'status'],
    ['listCheckUps', 'ingestionMethod'],
    ['listPatientShoops', 'doseTime'],
    ['listShoops', 'doseTime'],
    ['importShoops', 'targetCannabinoid'],
    ['readIntakeStatus', 'module'],
    ['listPatients', 'status'],
    ['readPatient', 'gender'],
    ['readProfile', 'gender'],
    ['listDocuments', 'documentType'],
    ['readCannabisUse', 'frequency'],
    ['readPatientInformation', 'bloodGroup'],
  ])('of %s is tried in “%s”', (endpoint, name) => {
    expect(fieldsWithWords.some((field) => field.endpoint === endpoint && field.name === name)).toBe(true);
  });
});

const bodyFieldsWithWords = bodyFields.filter((field) => wordsOf(field).length > 0);

it.each(bodyFieldsWithWords)('a body of $endpoint with other letters in “$name” is refused', (field) => {
  for (const word of wordsOf(field)) {
    expect(v.is(field.schema, word)).toBe(true);
    expect(v.is(field.schema, inOtherLetters(word))).toBe(false);
    expect(parseLeniently(field.schema, inOtherLetters(word)).fits).toBe(false);
  }
});

/** Lists questions and those of their rows. */
const withRows = (questions: readonly Question[]): Question[] =>
  questions.flatMap((question) =>
    question.kind === 'rows' ? [question, ...withRows(question.questions)] : [question],
  );

it.each(Object.entries(questionnaires))('%s selects an option that is stored in other letters', (_, form) => {
  for (const question of withRows(form.questions)) {
    if (question.kind !== 'choice' || !Array.isArray(question.options)) continue;
    const [wireName = ''] = Object.keys(question.readEntries);
    for (const { value } of question.options) {
      const stored = question.encode(value)[wireName];
      if (typeof stored === 'string')
        expect(question.decode({ [wireName]: inOtherLetters(stored) })).toBe(
          question.decode({ [wireName]: stored }),
        );
    }
  }
});
