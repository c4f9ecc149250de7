import type * as v from 'valibot';

/** Parts of a schema that can hold fields or further schemas. */
export interface SchemaParts {
  readonly kind: 'schema';
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly wrapped?: v.GenericSchema;
  readonly item?: v.GenericSchema;
  readonly value?: unknown;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly unknown[];
}

/** Returns true if a part of a schema is a schema itself. */
export const isSchema = (part: unknown): part is v.GenericSchema =>
  typeof part === 'object' && part !== null && 'kind' in part && part.kind === 'schema';
