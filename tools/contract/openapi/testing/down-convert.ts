import type { Json } from '#api/contract/wire-schema.ts';
import { isObject } from '#domain/values/is-object.ts';

/** Rewrites a schema of OpenAPI 3.1 in the words of 3.0: one type, `nullable`, no `const`. */
function convertSchema({ type, const: constant, prefixItems, ...schema }: Json): Json {
  const types = [type ?? []].flat().map(String);
  const plainTypes = types.filter((one) => one !== 'null');
  const options = Array.isArray(schema.anyOf) ? schema.anyOf : [];
  const isNullable =
    types.includes('null') || options.some((option) => isObject(option) && option.type === 'null');
  const limits = ['Minimum', 'Maximum'].flatMap((name) => {
    const limit = schema[`exclusive${name}`];
    return limit === undefined
      ? []
      : [[name.toLowerCase(), limit] as const, [`exclusive${name}`, true] as const];
  });
  return {
    ...schema,
    ...Object.fromEntries(limits),
    ...(options.length > 0 && {
      anyOf: options.filter((option) => !(isObject(option) && option.type === 'null')),
    }),
    ...(constant !== undefined && { enum: [constant] }),
    // A tuple cannot be said.
    ...(Array.isArray(prefixItems) && { items: { anyOf: prefixItems } }),
    ...(plainTypes.length > 1 && { anyOf: plainTypes.map((one) => ({ ...schema, type: one })) }),
    ...(plainTypes.length === 1 && { type: plainTypes[0] }),
    ...(isNullable && { nullable: true }),
  };
}

const schemaKeys = ['type', 'anyOf', 'const', 'prefixItems', 'properties', 'items'];

function convertPart(part: unknown, isNames = false): unknown {
  if (Array.isArray(part)) return part.map((item) => convertPart(item));
  if (!isObject(part)) return part;
  const isSchema =
    !isNames && schemaKeys.some((key) => Object.hasOwn(part, key)) && !Object.hasOwn(part, 'scheme');
  const converted = isSchema ? convertSchema(part) : part;
  return Object.fromEntries(
    Object.entries(converted).map(([key, inner]) =>
      /^examples?$/.test(key) && !isNames
        ? [key, inner]
        : [key, convertPart(inner, !isNames && key === 'properties')],
    ),
  );
}

/** Rewrites a document of OpenAPI 3.1 as one of 3.0. */
export const downConvert = (document: Json): Json => ({
  ...(convertPart(document) as Json),
  openapi: '3.0.3',
});
