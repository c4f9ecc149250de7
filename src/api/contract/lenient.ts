import * as v from 'valibot';

/** Config of valibot with settings of ours: lenient by default, strict to find drifts. */
export interface ParseConfig extends v.Config<v.BaseIssue<unknown>> {
  /** Counts tolerated values as issues. */
  readonly isStrict?: boolean;
  /** Called when a value was tolerated. */
  readonly onTolerated?: () => void;
}
type Issue = v.BaseIssue<unknown>;

/** Expectation that a record breaks which has content, but none of its names (`withKnownNames`). */
export const A_KNOWN_NAME = 'one of the names in the contract';

/** Parses a value with a schema's own method, the only way to pass settings of ours along. */
const runSchema = <Schema extends v.GenericSchema>(schema: Schema, value: unknown, config: ParseConfig) =>
  // The method of a generic schema has the output type of its constraint, which is unknown.
  schema['~run']({ value }, config) as v.OutputDataset<v.InferOutput<Schema>, Issue>;

/** Adds a second attempt to a schema; strict parsing and the API document do not use it. */
function withRecovery<Schema extends v.GenericSchema>(
  schema: Schema,
  recover: (value: unknown, config: ParseConfig) => v.OutputDataset<v.InferOutput<Schema>, Issue>,
): Schema {
  // Gives the copy a `~standard` of its own, which calls the new `~run`.
  return v._standardSchema<Schema>({
    ...schema,
    '~run'({ value }: v.UnknownDataset, config: ParseConfig) {
      const result = runSchema(schema, value, config);
      if (!result.issues || config.isStrict) return result;
      const recovered = recover(value, config);
      if (recovered.issues) return result;
      config.onTolerated?.();
      return recovered;
    },
  });
}

/**
 * Adds variants with a clear meaning to a schema (see tolerances.ts).
 * @param toMeaning returns the meaning of a variant; without one, a value that the schema refuses
 */
export const tolerating = <Schema extends v.GenericSchema>(
  schema: Schema,
  toMeaning: (value: unknown) => unknown,
): Schema => withRecovery(schema, (value, config) => runSchema(schema, toMeaning(value), config));

/** Adds a placeholder for unreadable values to a schema. */
export const withPlaceholder = <Input, Output, Placeholder>(
  schema: v.GenericSchema<Input, Output>,
  placeholder: Placeholder,
): v.GenericSchema<Input, Output | Placeholder> =>
  withRecovery<v.GenericSchema<Input, Output | Placeholder>>(schema, () => ({
    typed: true,
    value: placeholder,
  }));

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
