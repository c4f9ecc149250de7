import type { Questionnaire } from '#domain/questions/questionnaire.ts';
import type { Role } from './endpoint.ts';
import type { Json } from './wire-schema.ts';

/** Additions to an endpoint for the API document; the app does not bundle them. */
export interface EndpointAdditions {
  /** Questions that the body answers; rules beyond its schema become sentences. */
  readonly asks?: Questionnaire;
  /** Further rules that no schema can express, one sentence each. */
  readonly rules?: readonly string[];
  /** Refusals besides those that follow from the input, with their meaning, by status. */
  readonly refuses?: Readonly<Record<number, string>>;
}

/** Sample of a successful call. */
export interface Sample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Body; for multipart, its fields. */
  readonly body?: unknown;
  readonly reply: unknown;
  /** Replies to each role, if they differ. */
  readonly replyByRole?: Readonly<Partial<Record<Role, unknown>>>;
  /** Refused replies by status. */
  readonly refusals?: Readonly<Record<number, Refusal>>;
}

/** Refused reply as the server sends it. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly data: unknown;
}

/** Value of a call that other calls take, for the links of the document. */
export interface IdSource {
  /** Name of the parameter or field that takes it. */
  readonly as: string;
  /** Runtime expression of the value, such as '$response.body#/data/id', or a constant. */
  readonly value: string;
  /** Beginning of the paths that take it under that name; any path without it. */
  readonly below?: string;
}

/** Parts of the document besides the endpoints. */
export interface DocumentParts {
  /** Title, version, contact and licence. */
  readonly info?: Json;
  readonly described?: Readonly<Record<string, EndpointAdditions | undefined>>;
  readonly samples?: Readonly<Record<string, Sample | undefined>>;
  /** Descriptions of parameters by name. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Descriptions of path groups by their first segment. */
  readonly tags?: Readonly<Record<string, string>>;
  /** Values that other calls take, by the name of the endpoint that has them. */
  readonly links?: Readonly<Record<string, readonly IdSource[] | undefined>>;
  /** Named schemas, each with its place in a body or reply. */
  readonly names?: Readonly<Record<string, SchemaPlace>>;
}

/** Keys that lead to a schema from `data` or the body, e.g. 'listShoops', 'reply', 'items'. */
export type SchemaPlace = readonly [endpoint: string, side: 'body' | 'reply', ...keys: string[]];
