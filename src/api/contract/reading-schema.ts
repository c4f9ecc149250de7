import * as v from 'valibot';
import { isObject } from '#domain/values/is-object.ts';
import type { Recovery } from '#domain/values/tolerating.ts';
import { bookkeepingPattern, type KnownNames } from './known-names.ts';
import { inAnyCase, patternOfWords } from './letters-pattern.ts';
import { isSchema } from './schema-parts.ts';
import { simplifySchema } from './simplify-schema.ts';
import { emptyList } from './tolerances.ts';
import { type Json, wireSchema } from './wire-schema.ts';

/** Parts of a schema that are rebuilt. */
interface Parts extends v.GenericSchema, Partial<KnownNames> {
  readonly recovery?: Recovery;
  readonly pipe?: readonly Part[];
  readonly entries?: Readonly<Record<string, Part>>;
  readonly wrapped?: Part;
  readonly item?: Part;
  readonly value?: Part;
  readonly items?: readonly Part[];
  readonly options?: readonly Part[];
}
type Part = v.GenericSchema | { readonly type: string; readonly requirement?: unknown };

/** Comment of an alternative that the contract does not have. */
export const TOLERATED = 'tolerated';
/** Schema of values that hold nothing, among the definitions of the document. */
export const blankSchema: Json = {
  description: 'Nothing that could be lost.',
  anyOf: [
    { enum: [null, ''] },
    { type: 'object', additionalProperties: { $ref: '#/$defs/blank' } },
    { type: 'array', items: { $ref: '#/$defs/blank' } },
  ],
};

/** Marks a schema as tolerated. */
const asTolerated = (schema: v.GenericSchema): v.GenericSchema =>
  v.pipe(v.union([schema]), v.metadata({ $comment: TOLERATED }));
const toleratedEmptyList = asTolerated(emptyList);

/** Returns the rule of a record that must have a known name, or nothing that could be lost. */
const ruleOfNames = (names: readonly string[]): Json => ({
  anyOf: [
    ...names.map((name) => ({ required: [name] })),
    {
      patternProperties: { [inAnyCase(bookkeepingPattern.source)]: {} },
      additionalProperties: { $ref: '#/$defs/blank' },
    },
  ],
});

/** Rebuilds an action of a pipe, if JSON Schema needs it in another form. */
function rebuildAction(action: Part): Part {
  const { type, requirement, metadata }: { type: string; requirement?: unknown; metadata?: unknown } = action;
  if (type === 'iso_timestamp' && requirement instanceof RegExp)
    return v.metadata({ pattern: requirement.source });
  if (!isObject(metadata)) return action;
  if (Array.isArray(metadata.words)) return v.metadata({ pattern: patternOfWords(metadata.words) });
  const shape = metadata.reads ?? metadata.travels;
  return isSchema(shape) ? v.metadata({ travels: rebuild(shape) }) : action;
}

/** Rebuilds a schema or leaves another part as it is. */
const rebuildPart = (part: Part | undefined, inRecord: boolean): Part | undefined =>
  isSchema(part) ? rebuild(part, inRecord) : part;

/** Rebuilds the schemas in the parts of a schema. */
function rebuildParts(schema: Parts, inRecord: boolean): v.GenericSchema {
  const { entries, wrapped, item, value, items, options } = schema;
  const rebuilt = {
    ...schema,
    ...(entries && {
      entries: Object.fromEntries(
        Object.entries(entries).map(([name, part]) => [name, rebuildPart(part, inRecord)]),
      ),
    }),
    ...(wrapped && { wrapped: rebuildPart(wrapped, inRecord) }),
    ...(item && { item: rebuildPart(item, inRecord) }),
    ...(isSchema(value) && { value: rebuild(value) }),
    ...(items && { items: items.map((part) => rebuildPart(part, false)) }),
    ...(options && { options: options.map((part) => rebuildPart(part, false)) }),
  };
  return rebuilt as v.GenericSchema;
}

/**
 * Rebuilds a schema with its tolerances as alternatives, so that they can be converted.
 * @param inRecord true inside a record that must have known names
 */
function rebuild(schema: v.GenericSchema, inRecord = false): v.GenericSchema {
  const { recovery, pipe, hasKnownNames, entries, type }: Parts = schema;
  const [first, ...actions] = pipe ?? [];
  // A pipe is a copy of its first schema, whose recovery is none of its own.
  if (recovery && recovery !== (first as Parts | undefined)?.recovery) {
    const contract = rebuild(recovery.first, inRecord);
    if (!recovery.second) return contract;
    const either = v.union([contract, asTolerated(rebuild(recovery.second))]);
    // A field that may be missing is known by its type.
    return v.is(recovery.first, undefined) ? v.optional(either) : either;
  }
  if (isSchema(first))
    return { ...schema, pipe: [rebuild(first, inRecord), ...actions.map(rebuildAction)] } as v.GenericSchema;
  const mustKnow = inRecord || hasKnownNames === true;
  const rebuilt = rebuildParts(schema, mustKnow);
  // An empty list is read as an object without fields.
  const isMap = type === 'record' || (entries && v.is(schema, []));
  const named =
    entries && mustKnow ? v.pipe(rebuilt, v.metadata(ruleOfNames(Object.keys(entries)))) : rebuilt;
  return isMap ? v.union([named, toleratedEmptyList]) : named;
}

/** Returns the JSON Schema of the values that a schema reads without leaving anything out. */
export const readingSchema = (schema: v.GenericSchema): Json => simplifySchema(wireSchema(rebuild(schema)));
