import * as v from 'valibot';

/** Config of valibot with settings of ours: lenient by default, strict to find drifts. */
export interface ParseConfig extends v.Config<v.BaseIssue<unknown>> {
  /** Counts tolerated values as issues. */
  readonly isStrict?: boolean;
  /** Refuses a value with a part that would be left out, such as an item of a list. */
  readonly isComplete?: boolean;
  /** Called when a value was tolerated. */
  readonly onTolerated?: () => void;
}
export type Issue = v.BaseIssue<unknown>;

/** Parses a value with a schema's own method, the only way to pass settings of ours along. */
export const runSchema = <Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  config: ParseConfig,
) =>
  // The method of a generic schema has the output type of its constraint, which is unknown.
  schema['~run']({ value }, config) as v.OutputDataset<v.InferOutput<Schema>, Issue>;

/** Second attempt of a schema, for the JSON Schema of what is read. */
export interface Recovery {
  readonly first: v.GenericSchema;
  /** Schema of the values that are recovered; absent if they are lost, such as a list's item. */
  readonly second?: v.GenericSchema;
}

/**
 * Adds a second attempt to a schema; strict parsing and the API document do not use it.
 * @param isLoss true if the second attempt only replaces a value that cannot be read
 */
export function withRecovery<Schema extends v.GenericSchema>(
  schema: Schema,
  second: v.GenericSchema<unknown, v.InferOutput<Schema>>,
  isLoss = false,
): Schema {
  const recovery: Recovery = isLoss ? { first: schema } : { first: schema, second };
  // Gives the copy a `~standard` of its own, which calls the new `~run`.
  return v._standardSchema<Schema & { recovery: Recovery }>({
    ...schema,
    recovery,
    '~run'({ value }: v.UnknownDataset, config: ParseConfig) {
      const result = runSchema(schema, value, config);
      if (!result.issues || config.isStrict || (isLoss && config.isComplete)) return result;
      const recovered = runSchema(second, value, config);
      if (recovered.issues) return result;
      config.onTolerated?.();
      return recovered;
    },
  });
}

/**
 * Adds variants with a clear meaning to a schema (see tolerances.ts).
 * @param variants schema of the variants; returns their meaning, which the schema checks
 */
export const tolerating = <Schema extends v.GenericSchema>(
  schema: Schema,
  variants: v.GenericSchema<unknown, v.InferInput<Schema>>,
): Schema => withRecovery(schema, v.pipe(variants, schema));
