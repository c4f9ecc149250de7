import * as v from 'valibot';
import { isObject } from '#domain/values/is-object.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import type { Tolerances } from '#domain/values/tolerance.ts';
import type { ParseConfig } from '#domain/values/tolerating.ts';
import { A_KNOWN_NAME } from './lenient.ts';
import { isSchema, type SchemaParts } from './schema-parts.ts';

/** Names of fields that servers add to every record; they are no content. */
export const bookkeepingPattern =
  /^([_@].*|id|uuid|version|revision|(user|patient)_?id|(created|updated|deleted)_?(at|on|by))$/i;

/** Mark of a schema that refuses records without a known name, for the JSON Schema. */
export interface KnownNames {
  readonly hasKnownNames: true;
}

/** Share of an object's names that a schema knows. */
type Acquaintance = 'all' | 'some' | 'none';

/** Returns true if a value would be lost if it were overwritten with a blank. */
const hasContent = (value: unknown): boolean =>
  isObject(value)
    ? Object.values(value).some(hasContent)
    : value !== null && value !== undefined && value !== '';

/** Compares an object's names with a schema's, by fields that have content. */
function judgeNames(entries: NonNullable<SchemaParts['entries']>, value: Record<string, unknown>) {
  const isUnknown = (name: string) =>
    !Object.hasOwn(entries, name) && !bookkeepingPattern.test(name) && hasContent(value[name]);
  if (!keysOf(value).some(isUnknown)) return 'all';
  // An undefined field is of our own making: JSON has none.
  return keysOf(entries).some((name) => Object.hasOwn(value, name) && value[name] !== undefined)
    ? 'some'
    : 'none';
}

/** Lists how far the objects inside a value are known, itself included. */
function judgeInside(schema: unknown, value: unknown): Acquaintance[] {
  if (!isSchema(schema) || !isObject(value)) return [];
  const { entries, wrapped, item }: SchemaParts = schema;
  if (wrapped) return judgeInside(wrapped, value);
  if (item && Array.isArray(value)) return value.flatMap((entry) => judgeInside(item, entry));
  if (!entries) return [];
  const parts = keysOf(entries).flatMap((name) => judgeInside(entries[name], value[name]));
  return [judgeNames(entries, value), ...parts];
}

/**
 * Refuses a record that has content but none of the schema's names, and one with such a row: it
 * would read as blank, and the next save would overwrite it. One with some other names is read,
 * and reported for look-alikes.
 */
export function withKnownNames<Schema extends v.ObjectSchema<v.ObjectEntries, undefined>>(
  schema: Schema,
): Schema {
  return v._standardSchema<Schema & KnownNames>({
    ...schema,
    hasKnownNames: true,
    '~run'(dataset: v.UnknownDataset, config: ParseConfig) {
      const [whole, ...parts] = judgeInside(schema, dataset.value);
      if (whole === 'none') v._addIssue(schema, 'type', dataset, config, { expected: A_KNOWN_NAME });
      else if (parts.includes('none'))
        v._addIssue(schema, 'type', dataset, config, { expected: 'rows with the names in the contract' });
      else {
        if (whole === 'some' || parts.includes('some')) config.onTolerated?.();
        return schema['~run'](dataset, config);
      }
      return dataset;
    },
  });
}

/** Descriptions for docs/integrating.md. */
export const nameTolerances: Tolerances = {
  withKnownNames: {
    contract: 'a record of the intake with the contract’s names',
    values: 'other names beside some of the contract’s',
    meaning: 'the record without them',
  },
};
