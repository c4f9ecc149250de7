import { isObject } from '#domain/values/is-object.ts';
import type { Body } from '../posing-api.ts';

/** Changes a value; `name` is the field's, that of the list for an item. */
type ChangeValue = (value: unknown, name: string) => unknown;

/** Changes each value inside a node, the innermost first. */
export function changeDeep(node: unknown, change: ChangeValue, name = ''): unknown {
  if (Array.isArray(node))
    return change(
      node.map((item) => changeDeep(item, change, name)),
      name,
    );
  if (!isObject(node)) return change(node, name);
  const entries = Object.entries(node).map(([key, value]) => [key, changeDeep(value, change, key)]);
  return change(Object.fromEntries(entries), name);
}

/** Returns a change of each value inside `data`. */
export const eachValue =
  (change: ChangeValue) =>
  (body: Body): Body => ({ ...body, data: changeDeep(body.data, change) });

/** Returns a change of each text inside `data` that fits a pattern. */
export const eachText = (pattern: RegExp, change: (text: string) => unknown) =>
  eachValue((value) => (typeof value === 'string' && pattern.test(value) ? change(value) : value));

/** Returns a change of each field's name inside `data`; undefined leaves the field out. */
export const eachName = (rename: (name: string, value: unknown) => string | undefined) =>
  eachValue((value) => {
    if (!isObject(value) || Array.isArray(value)) return value;
    const entries = Object.entries(value).flatMap(([name, inner]) => {
      const renamed = rename(name, inner);
      return renamed === undefined ? [] : [[renamed, inner] as const];
    });
    return Object.fromEntries(entries);
  });

/** Returns a change of `data` as a whole. */
export const wholeData =
  (change: (data: unknown) => unknown) =>
  (body: Body): Body => ({ ...body, data: change(body.data) });
