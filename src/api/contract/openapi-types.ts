import type { Json } from './wire-schema.ts';

/** Body of one media type, with its examples. */
export interface Media {
  readonly schema: Json;
  readonly example?: unknown;
  readonly examples?: Json;
}

/** Request body or response: its bodies by media type. */
export interface Carrier {
  readonly description?: string;
  readonly required?: boolean;
  readonly content?: Readonly<Record<string, Media>>;
  /** Links of a response to further operations, by their names. */
  readonly links?: Json;
}

/** Operation of the OpenAPI document, with the fields that this app writes. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly (string | undefined)[];
  readonly security?: readonly Json[];
  readonly 'x-roles'?: readonly string[];
  readonly 'x-assumed'?: boolean;
  readonly parameters?: readonly Json[];
  readonly requestBody?: Carrier;
  readonly responses: Readonly<Record<string, Carrier>>;
}
