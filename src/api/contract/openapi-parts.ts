import type { Questionnaire } from '#domain/questions/questionnaire.ts';
import type { Json } from './wire-schema.ts';

/** What the API document says of an endpoint beside its definition; the app carries none of it. */
export interface Described {
  /** The questions that its body answers: their rules are said in words where no schema can. */
  readonly asks?: Questionnaire;
  /** Further rules that no schema can say, a sentence each. */
  readonly rules?: readonly string[];
  /** Refusals beside those that follow from what it takes, and what each means. */
  readonly refuses?: Readonly<Record<number, string>>;
}

/** A call that succeeded, as it was made and answered. */
export interface Sample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Of a form its fields. */
  readonly body?: unknown;
  readonly reply: unknown;
  /** What it is answered where it is refused, by status. */
  readonly refusals?: Readonly<Record<number, Refusal>>;
}

/** A refusal as a server words it. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly data: unknown;
}

/** What the document needs beside the endpoints. */
export interface DocumentParts {
  /** Title, version, contact and licence. */
  readonly info?: Json;
  readonly described?: Readonly<Record<string, Described | undefined>>;
  readonly samples?: Readonly<Record<string, Sample | undefined>>;
  /** What is said of parameters, by name. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** What each group of paths is about, by its first segment. */
  readonly tags?: Readonly<Record<string, string>>;
  /** Schemas with a name of their own: where they are in an endpoint's body or reply. */
  readonly names?: Readonly<Record<string, SchemaPlace>>;
}

/** 'listShoops', 'reply', 'items': the keys that lead to a schema, from `data` or from the body down. */
export type SchemaPlace = readonly [endpoint: string, side: 'body' | 'reply', ...keys: string[]];
