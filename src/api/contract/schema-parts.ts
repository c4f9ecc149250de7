import type * as v from 'valibot';

/** What a schema is made of, as far as fields and places in it go. */
export interface SchemaParts {
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly wrapped?: v.GenericSchema;
  readonly item?: v.GenericSchema;
  readonly value?: unknown;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly unknown[];
}

/** Whether a part of a schema is a schema itself. */
export const isSchema = (part: unknown): part is v.GenericSchema =>
  typeof part === 'object' && part !== null && 'kind' in part && part.kind === 'schema';
