import * as v from 'valibot';
import { someLine } from '#domain/values/texts.ts';
import { textSchema } from './tolerances.ts';

export type Role = 'patient' | 'physician' | 'admin';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type ObjectSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** Stands in a catalogue for "show what the server said". */
export const serverMessage = Symbol('the server’s message');
/** The same where the words are the answer's `data` (physician §8); its message, where that holds none. */
export const serverData = Symbol('the server’s data');
export type CatalogueText = string | typeof serverMessage | typeof serverData;
/** What a success says, where a flag of the body decides. */
export interface TextByFlag {
  readonly by: string;
  readonly true: CatalogueText;
  readonly false: CatalogueText;
}

/** The reply of a call of which only the success counts: any `data`, none, or no body at all (decision 63). */
export const unread = v.unknown();

/** How long toasts stay, in milliseconds (intake §8, accounts §9). */
export const toastDuration = { standard: 3000, listItem: 2000, login: 1000, summary: 500 } as const;

/** What an endpoint's author writes: the contract of one call. */
export interface EndpointDefinition<
  Path extends string = string,
  Query extends ObjectSchema | undefined = ObjectSchema | undefined,
  Body extends ObjectSchema | undefined = ObjectSchema | undefined,
  Reply extends v.GenericSchema = v.GenericSchema,
> {
  readonly method: Method;
  /** Relative to the API's base; `{id}` marks a parameter. */
  readonly path: Path;
  /** One line for the API document and the mock console. */
  readonly summary: string;
  /** Who may call it. `public` calls carry no token and never refresh one. */
  readonly access: 'public' | readonly Role[];
  readonly query?: Query;
  readonly body?: Body;
  /** The body travels as multipart/form-data. */
  readonly multipart?: boolean;
  /** The shape of `data` in `{ status, message, data }` (decision 1); `unread` where nobody looks at it. */
  readonly reply: Reply;
  /** Further statuses of a success, beside 200, and what each says; all are read with `reply`. */
  readonly alsoSucceeds?: Readonly<Record<number, string>>;
  /** The toast of a success; none when absent. */
  readonly success?: string | typeof serverMessage | TextByFlag;
  /** The toast of a failure by status; a status that is not listed is silent, but for 500 (decision 38). */
  readonly errors?: Readonly<Record<number, CatalogueText>>;
  /** The toast of every other error status but 401, where the documents say "non-200"; that one is the session's. */
  readonly otherErrors?: CatalogueText;
  readonly toastDuration?: number;
  /** For the success alone, where it differs (intake §8: Summary). */
  readonly successDuration?: number;
  /** The reads that a success makes stale. */
  readonly makesStale?: readonly { readonly path: string }[];
  /** A physician may act for a patient: `userId` joins the query of reads and deletes, the body of writes (intake §6). */
  readonly onBehalf?: boolean;
  /** Sent twice, it would be made twice or be refused: where the outcome is unknown it is looked for first (`useCreation`). */
  readonly repeatable?: false;
  /** The documents do not show this path; it is our guess (decision 2). */
  readonly assumed?: boolean;
}

export type Endpoint = EndpointDefinition;

/** What a success of an endpoint says, given the body that was sent; where a flag decides, a missing one is not set. */
export function successText(
  { success }: Pick<Endpoint, 'success'>,
  body: unknown,
): CatalogueText | undefined {
  if (typeof success !== 'object') return success;
  return (body as Record<string, unknown> | undefined)?.[success.by] === true ? success.true : success.false;
}

/** Of what a module exports, its endpoints, by name. */
export type EndpointsIn<Module> = {
  [Name in keyof Module as Module[Name] extends Endpoint ? Name : never]: Module[Name];
};

/** Writes an endpoint down once, for the client, the hooks, the mock and the API document alike. */
export function endpoint<
  const Path extends string,
  Reply extends v.GenericSchema,
  Query extends ObjectSchema | undefined = undefined,
  Body extends ObjectSchema | undefined = undefined,
  const Repeatable extends false | undefined = undefined,
  const OnBehalf extends true | undefined = undefined,
>(
  definition: EndpointDefinition<Path, Query, Body, Reply> & {
    readonly repeatable?: Repeatable;
    readonly onBehalf?: OnBehalf;
  },
): EndpointDefinition<Path, Query, Body, Reply> & {
  readonly query: Query;
  readonly body: Body;
  readonly repeatable: Repeatable;
  readonly onBehalf: OnBehalf;
} {
  return definition as never;
}

type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & PathParams<Rest>
  : unknown;
type Part<Key extends string, Schema> = [Schema] extends [v.GenericSchema]
  ? { [K in Key]: v.InferInput<Schema> }
  : unknown;

/** The patient a call is about: to be said where it may be made for one, and nowhere else. */
type SubjectPart<OnBehalf> = [OnBehalf] extends [true]
  ? { subject: SubjectScope }
  : [OnBehalf] extends [undefined]
    ? { subject?: never }
    : { subject?: SubjectScope };

/** What a call takes: its path parameters, query and body, and the patient it is made for. */
export type InputOf<E extends Endpoint> = (E['path'] extends `${string}{${string}`
  ? { params: PathParams<E['path']> }
  : unknown) &
  Part<'query', E extends { readonly query: infer Q } ? Q : undefined> &
  Part<'body', E extends { readonly body: infer B } ? B : undefined> &
  SubjectPart<E['onBehalf']>;

export type ReplyOf<E extends Endpoint> = v.InferOutput<E['reply']>;

/** Whose record a call is about: nothing for one's own, the patient's id for a physician. */
export interface SubjectScope {
  readonly userId?: string;
}

/** Of one's own record. */
export const ownScope: SubjectScope = {};

/** Identifiers may arrive as numbers and are held as strings. */
export const idSchema = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** Says in the API document what travels, where the reader takes apart more than it names. */
export const travelsAs = <Input>(shape: v.GenericSchema) =>
  v.metadata<Input, { readonly travels: v.GenericSchema }>({ travels: shape });

/** An identifier as it is sent. */
export const sentId = someLine;

/** A text that the server may leave out or send as null: then it is empty. */
export const optionalText = v.nullish(textSchema, '');
