/** How another server may write its identifiers. */
export const idKinds = {
  uuid: (count: number) => `7c9e6679-7425-40de-944b-${String(count).padStart(12, '0')}`,
  digits: (count: number) => String(900_000_000 + count),
  number: (count: number) => 900_000_000 + count,
} as const;
export type IdKind = keyof typeof idKinds;

const ID = /^id$|Id$|_id$/;
/** It says who somebody is, as 2 or 3 do, and names nobody. */
const NOT_ONE = 'roleId';

/** The same API with identifiers of its own: replies carry those, and what is asked with them is understood. */
export function otherIds(kind: IdKind) {
  const others = new Map<string, string | number>();
  const otherOf = (id: string) => {
    if (!others.has(id)) others.set(id, idKinds[kind](others.size));
    return others.get(id);
  };

  function inReply(node: unknown, key = ''): unknown {
    if (Array.isArray(node)) return node.map((item) => inReply(item, key));
    const isId = ID.test(key) && key !== NOT_ONE && (typeof node === 'string' || typeof node === 'number');
    if (isId && node !== '') return otherOf(String(node));
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, inReply(value, name)]));
  }

  /** An address or a body, in the mock's own identifiers again. */
  const inCall = (text: string): string =>
    [...others].reduce((known, [id, other]) => known.replaceAll(String(other), id), text);

  return { inReply, inCall };
}
