import * as v from 'valibot';

/** Config of valibot with settings of ours: lenient by default, strict to find drifts. */
interface ParseConfig extends v.Config<v.BaseIssue<unknown>> {
  /** Counts tolerated values as issues. */
  readonly isStrict?: boolean;
  /** Called when a value was tolerated. */
  readonly onTolerated?: () => void;
}
type Issue = v.BaseIssue<unknown>;

const run = <Output>(schema: v.GenericSchema<unknown, Output>, value: unknown, reading: ParseConfig) =>
  schema['~run']({ value }, reading);

/** Adds a second attempt to a schema; strict parsing and the API document do not use it. */
function withRecovery<Schema extends v.GenericSchema, Output>(
  schema: Schema,
  recover: (value: unknown, reading: ParseConfig) => v.OutputDataset<Output, Issue>,
): v.GenericSchema<v.InferInput<Schema>, v.InferOutput<Schema> | Output> {
  const first = schema as unknown as v.GenericSchema<unknown, Output>;
  return v._standardSchema<v.GenericSchema<unknown, Output>>({
    ...first,
    '~run'({ value }: v.UnknownDataset, reading: ParseConfig) {
      const read = run(first, value, reading);
      if (!read.issues || reading.isStrict) return read;
      const again = recover(value, reading);
      if (again.issues) return read;
      reading.onTolerated?.();
      return again;
    },
  }) as v.GenericSchema<v.InferInput<Schema>, v.InferOutput<Schema> | Output>;
}

/**
 * Adds variants with a clear meaning to a schema (see tolerances.ts).
 * @param meant returns the meaning of a variant; without one, any value that the schema refuses
 */
export const tolerating = <Schema extends v.GenericSchema>(
  schema: Schema,
  meant: (value: unknown) => unknown,
): Schema =>
  withRecovery(schema, (value, reading) =>
    run(schema as unknown as v.GenericSchema<unknown, v.InferOutput<Schema>>, meant(value), reading),
  ) as unknown as Schema;

/** Adds a placeholder for unreadable values to a schema. */
export const withPlaceholder = <Input, Output, Placeholder>(
  schema: v.GenericSchema<Input, Output>,
  placeholder: Placeholder,
): v.GenericSchema<Input, Output | Placeholder> =>
  withRecovery(schema, () => ({ typed: true, value: placeholder }));

/** Result of reading a reply. */
export interface ParsedReply<Output> {
  /** Undefined if the reply cannot be read. */
  readonly data: Output;
  readonly fits: boolean;
  /** True if nothing was tolerated or left out. */
  readonly isStrictlyValid: boolean;
}

/** Reads a value leniently. */
export function parseLeniently<Output>(
  schema: v.GenericSchema<unknown, Output>,
  value: unknown,
): ParsedReply<Output> {
  let tolerated = false;
  const onTolerated = () => {
    tolerated = true;
  };
  const read = run(schema, value, { onTolerated });
  const fits = !read.issues;
  return { data: (fits ? read.value : undefined) as Output, fits, isStrictlyValid: fits && !tolerated };
}

/** Lists all issues of strict parsing. */
export const findStrictIssues = (schema: v.GenericSchema, value: unknown): readonly Issue[] =>
  run(schema as v.GenericSchema<unknown, unknown>, value, { isStrict: true }).issues ?? [];
