import * as v from 'valibot';

/** How a reply is read: as it is meant, or to the letter, as whoever judges it does. It travels where valibot has its settings. */
interface Reading extends v.Config<v.BaseIssue<unknown>> {
  /** What would be tolerated counts as an issue, too. */
  readonly toTheLetter?: boolean;
  /** Told that something was tolerated. */
  readonly onTolerated?: () => void;
}
type Issue = v.BaseIssue<unknown>;

const run = <Output>(schema: v.GenericSchema<unknown, Output>, value: unknown, reading: Reading) =>
  schema['~run']({ value }, reading);

/** A schema with a second try at what it refuses; to the letter, and in the API document, it is as strict as ever. */
function orElse<Schema extends v.GenericSchema, Output>(
  schema: Schema,
  recover: (value: unknown, reading: Reading) => v.OutputDataset<Output, Issue>,
): v.GenericSchema<v.InferInput<Schema>, v.InferOutput<Schema> | Output> {
  const first = schema as unknown as v.GenericSchema<unknown, Output>;
  return v._standardSchema<v.GenericSchema<unknown, Output>>({
    ...first,
    '~run'({ value }: v.UnknownDataset, reading: Reading) {
      const read = run(first, value, reading);
      if (!read.issues || reading.toTheLetter) return read;
      const again = recover(value, reading);
      if (again.issues) return read;
      reading.onTolerated?.();
      return again;
    },
  }) as v.GenericSchema<v.InferInput<Schema>, v.InferOutput<Schema> | Output>;
}

/**
 * Reads variants whose meaning is plain; the tolerances themselves are in tolerances.ts.
 * @param meant what such a value means; anything that the schema refuses where it means nothing
 */
export const tolerating = <Schema extends v.GenericSchema>(
  schema: Schema,
  meant: (value: unknown) => unknown,
): Schema =>
  orElse(schema, (value, reading) =>
    run(schema as unknown as v.GenericSchema<unknown, v.InferOutput<Schema>>, meant(value), reading),
  ) as unknown as Schema;

/** Puts something in the place of what cannot be read at all. */
export const standIn = <Input, Output, Placeholder>(
  schema: v.GenericSchema<Input, Output>,
  placeholder: Placeholder,
): v.GenericSchema<Input, Output | Placeholder> =>
  orElse(schema, () => ({ typed: true, value: placeholder }));

/** What became of reading a reply. */
export interface Read<Output> {
  /** Undefined where it cannot be read. */
  readonly data: Output;
  readonly fits: boolean;
  /** Nothing of it had to be tolerated or left out. */
  readonly isToTheLetter: boolean;
}

/** Reads a value as it is meant. */
export function readAsMeant<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Read<Output> {
  let tolerated = false;
  const onTolerated = () => {
    tolerated = true;
  };
  const read = run(schema, value, { onTolerated });
  const fits = !read.issues;
  return { data: (fits ? read.value : undefined) as Output, fits, isToTheLetter: fits && !tolerated };
}

/** Everything in which a value is not to the letter. */
export const issuesToTheLetter = (schema: v.GenericSchema, value: unknown): readonly Issue[] =>
  run(schema as v.GenericSchema<unknown, unknown>, value, { toTheLetter: true }).issues ?? [];
