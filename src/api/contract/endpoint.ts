import * as v from 'valibot';
import { nonBlankLine } from '#domain/values/texts.ts';
import { textSchema } from './tolerances.ts';

export type Role = 'patient' | 'physician' | 'admin';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type ObjectSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** Catalogue entry that stands for the server's message. */
export const serverMessage = Symbol('the server’s message');
/** Catalogue entry for the texts in a reply's `data` (physician §8), else for its message. */
export const serverData = Symbol('the server’s data');
/** Text of a toast, or a mark for a text of the server. */
export type CatalogueText = string | typeof serverMessage | typeof serverData;
/** Toast of a success, chosen by a flag of the body. `by` is the flag's name. */
export interface TextByFlag {
  readonly by: string;
  readonly true: CatalogueText;
  readonly false: CatalogueText;
}

/** Reply of a call of which only the success counts: any `data`, none, or no body (decision 63). */
export const unreadReply = v.unknown();

/** Durations of toasts, in ms (intake §8, accounts §9). */
export const toastDuration = { standard: 3000, listItem: 2000, login: 1000, summary: 500 } as const;

/** Action in the toast of a success. */
export interface SuccessAction {
  readonly label: string;
  run(): void;
}

/** Contract of one call. */
export interface EndpointDefinition<
  Path extends string = string,
  Query extends ObjectSchema | undefined = ObjectSchema | undefined,
  Body extends ObjectSchema | undefined = ObjectSchema | undefined,
  Reply extends v.GenericSchema = v.GenericSchema,
> {
  readonly method: Method;
  /** Path relative to the API's base; `{id}` marks a parameter. */
  readonly path: Path;
  /** Summary in the API document and in the mock's panel. */
  readonly summary: string;
  /** Roles that may call it. `public` calls carry no token and never refresh one. */
  readonly access: 'public' | readonly Role[];
  readonly query?: Query;
  readonly body?: Body;
  /** True if the body is sent as multipart/form-data. */
  readonly multipart?: boolean;
  /** Schema of the envelope's `data` (decision 1); `unreadReply` if the app does not use it. */
  readonly reply: Reply;
  /** Further statuses of a success besides 200, each with its description; all use `reply`. */
  readonly alsoSucceeds?: Readonly<Record<number, string>>;
  /** Toast of a success; none if absent. */
  readonly success?: string | typeof serverMessage | TextByFlag;
  /** Toasts of failures by status; an unlisted status has none, except for 500 (decision 38). */
  readonly errors?: Readonly<Record<number, CatalogueText>>;
  /** Toast of other errors ("non-200" in the documents) but 401, which the session handles. */
  readonly otherErrors?: CatalogueText;
  /** Duration of its toasts, in ms; `toastDuration.standard` if absent. */
  readonly toastDuration?: number;
  /** Toast duration of the success, if it differs (intake §8: Summary). */
  readonly successDurationMs?: number;
  /** Returns the action in the toast of a success, if any. Set by a screen that sends the call. */
  readonly findSuccessAction?: () => SuccessAction | undefined;
  /** Reads that a success makes stale. */
  readonly makesStale?: readonly { readonly path: string }[];
  /** For calls on behalf of a patient: `userId` in the query, of writes in the body (intake §6). */
  readonly onBehalf?: boolean;
  /** Not idempotent: a retry after an unknown outcome checks first (`useCreation`). */
  readonly repeatable?: false;
  /** The documents do not show this path; it is a guess (decision 2). */
  readonly assumed?: boolean;
}

/** Contract of any call. */
export type Endpoint = EndpointDefinition;

/** Returns the text of a success for the body that was sent; a missing flag counts as false. */
export function successText(
  { success }: Pick<Endpoint, 'success'>,
  body: Readonly<Record<string, unknown>> | undefined,
): CatalogueText | undefined {
  if (typeof success !== 'object') return success;
  return body?.[success.by] === true ? success.true : success.false;
}

/** Endpoints among the exports of a module, by name. */
export type EndpointsIn<Module> = {
  [Name in keyof Module as Module[Name] extends Endpoint ? Name : never]: Module[Name];
};

/** Defines an endpoint, for the client, the hooks, the mock and the API document. */
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
  // The literal types of the flags are known from the arguments, but cannot be inferred here.
  return definition as never;
}

/** Parameters that a path names: `{ id: string }` for 'things/{id}'. */
type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & PathParams<Rest>
  : unknown;
/** Query or body of a call's input, if the endpoint has a schema for it. */
type InputPart<Key extends string, Schema> = [Schema] extends [v.GenericSchema]
  ? { [K in Key]: v.InferInput<Schema> }
  : unknown;

/** Patient of a call: required if the call may be made on behalf of one, else not allowed. */
type SubjectPart<OnBehalf> = [OnBehalf] extends [true]
  ? { subject: SubjectScope }
  : [OnBehalf] extends [undefined]
    ? { subject?: never }
    : { subject?: SubjectScope };

/** Input of a call: path parameters, query, body and patient. */
export type InputOf<E extends Endpoint> = (E['path'] extends `${string}{${string}`
  ? { params: PathParams<E['path']> }
  : unknown) &
  InputPart<'query', E extends { readonly query: infer Q } ? Q : undefined> &
  InputPart<'body', E extends { readonly body: infer B } ? B : undefined> &
  SubjectPart<E['onBehalf']>;

/** Data of an endpoint's reply, as its schema transforms it. */
export type ReplyOf<E extends Endpoint> = v.InferOutput<E['reply']>;

/** Patient that a call is about: empty for the current user, an id in a physician's call. */
export interface SubjectScope {
  readonly userId?: string;
}

/** Scope of the current user's own record. */
export const currentUserScope: SubjectScope = {};

/**
 * Sets the shape that the API document shows, if the schema itself reads replies more loosely.
 * @param readShape shape that is read, if it differs
 */
export const documentedAs = <Input>(shape: v.GenericSchema, readShape = shape) =>
  v.metadata<Input, { readonly travels: v.GenericSchema; readonly reads: v.GenericSchema }>({
    travels: shape,
    reads: readShape,
  });

/** Identifier as it is sent. */
export const idInput = nonBlankLine;

/** Text that the server may leave out or send as null; then it is ''. */
export const optionalText = v.nullish(textSchema, '');
