import * as v from 'valibot';

/** Config of valibot with settings of ours: lenient by default, strict to find drifts. */
export interface ParseConfig extends v.Config<v.BaseIssue<unknown>> {
  /** Counts tolerated values as issues. */
  readonly isStrict?: boolean;
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

/** Adds a second attempt to a schema; strict parsing and the API document do not use it. */
export function withRecovery<Schema extends v.GenericSchema>(
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
