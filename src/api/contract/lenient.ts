import * as v from 'valibot';
import { type Issue, runSchema, withRecovery } from '#domain/values/tolerating.ts';

/** Questions tolerate variants as well, so that the domain has the means. */
export { tolerating } from '#domain/values/tolerating.ts';

/** Expectation that a record breaks which has content, but none of its names (`withKnownNames`). */
export const A_KNOWN_NAME = 'one of the names in the contract';

/** Adds a placeholder for unreadable values to a schema. */
export const withPlaceholder = <Input, Output, Placeholder>(
  schema: v.GenericSchema<Input, Output>,
  placeholder: Placeholder,
): v.GenericSchema<Input, Output | Placeholder> =>
  withRecovery<v.GenericSchema<Input, Output | Placeholder>>(
    schema,
    v.pipe(
      v.unknown(),
      v.transform(() => placeholder),
    ),
    true,
  );

/** Reply that could be read. */
interface ReadableReply<Output> {
  readonly fits: true;
  readonly data: Output;
  /** True if nothing was tolerated or left out. */
  readonly isStrictlyValid: boolean;
}

/** Reply that cannot be read. */
interface UnreadableReply {
  readonly fits: false;
  readonly data: undefined;
  readonly isStrictlyValid: false;
  /** Expectation of the first broken rule. */
  readonly expected: string | null;
}

/** Reads a value leniently. */
export function parseLeniently<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): ReadableReply<v.InferOutput<Schema>> | UnreadableReply {
  let tolerated = false;
  const onTolerated = () => {
    tolerated = true;
  };
  const result = runSchema(schema, value, { onTolerated });
  if (result.issues) {
    const [{ expected }] = result.issues;
    return { fits: false, data: undefined, isStrictlyValid: false, expected };
  }
  return { fits: true, data: result.value, isStrictlyValid: !tolerated };
}

/** Lists all issues of strict parsing. */
export const findStrictIssues = (schema: v.GenericSchema, value: unknown): readonly Issue[] =>
  runSchema(schema, value, { isStrict: true }).issues ?? [];

/** Returns true if a value can be read leniently and no part of it is left out. */
export const isReadCompletely = (schema: v.GenericSchema, value: unknown): boolean =>
  !runSchema(schema, value, { isComplete: true }).issues;
