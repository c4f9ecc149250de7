import type { Json } from '#api/contract/wire-schema.ts';
import { isObject } from '#domain/values/is-object.ts';
import { follow } from './alternatives.ts';

/** Effect of a difference on the app. */
export type Effect = 'breaks' | 'unsure' | 'lived with';

/** Difference of another document from ours. */
export interface Difference {
  readonly side: 'request' | 'reply';
  /** Path of the field; '' for the whole. */
  readonly path: string;
  readonly kind: string;
  readonly ours: string;
  readonly theirs: string;
  readonly effect: Effect;
}

/** Both documents, and the schemas of the replies that the app reads. */
export interface Documents {
  readonly ours: Json;
  readonly theirs: Json;
  readonly reads: Json;
}

/** Schema of a body with its media type; null if there is no body. */
export type Carrier = { readonly schema: unknown; readonly type: string } | null;
/** Media types of JSON. */
export const jsonType = /^application\/([\w.]+\+)?json\b|^\*\/\*$/i;

/** Returns the body in the type that is wanted, else in another one; null if there is none. */
export function bodyOf(document: Json, carrier: unknown, wanted: RegExp): Carrier {
  const { content } = follow(document, carrier);
  const media = Object.entries(isObject(content) ? content : {});
  const [type, described] = media.find(([name]) => wanted.test(name)) ?? media[0] ?? [];
  return type === undefined ? null : { type, schema: isObject(described) ? described.schema : undefined };
}
