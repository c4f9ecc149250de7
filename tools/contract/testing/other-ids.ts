/** Formats of ids that another server may use. */
export const idKinds = {
  uuid: (count: number) => `7c9e6679-7425-40de-944b-${String(count).padStart(12, '0')}`,
  digits: (count: number) => String(900_000_000 + count),
  number: (count: number) => 900_000_000 + count,
} as const;
export type IdKind = keyof typeof idKinds;

const ID = /^id$|Id$|_id$/;
/** Field whose name looks like an id, but whose value is the constant of a role. */
const NOT_ONE = 'roleId';

/** Creates functions that replace the mock's ids in replies and restore them in calls. */
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

  /** Restores the mock's ids in a path or a body. */
  const inCall = (text: string): string =>
    [...others].reduce((known, [id, other]) => known.replaceAll(String(other), id), text);

  return { inReply, inCall };
}
