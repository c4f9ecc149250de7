/** Formats of ids that another server may use. */
export const idKinds = {
  uuid: (count: number) => `7c9e6679-7425-40de-944b-${String(count).padStart(12, '0')}`,
  digits: (count: number) => String(900_000_000 + count),
  number: (count: number) => 900_000_000 + count,
} as const;
export type IdKind = keyof typeof idKinds;

const idField = /^id$|Id$|_id$/;
/** Field whose name looks like an id, but whose value is the constant of a role. */
const roleField = 'roleId';

/** Creates functions that replace the mock's ids in replies and restore them in calls. */
export function createIdReplacer(kind: IdKind) {
  const replacements = new Map<string, string | number>();
  const getReplacement = (id: string) => {
    if (!replacements.has(id)) replacements.set(id, idKinds[kind](replacements.size));
    return replacements.get(id);
  };

  /** Replaces the mock's ids in a reply, at any depth. @param key name of the node's field */
  function replaceInReply(node: unknown, key = ''): unknown {
    if (Array.isArray(node)) return node.map((item) => replaceInReply(item, key));
    const isId =
      idField.test(key) && key !== roleField && (typeof node === 'string' || typeof node === 'number');
    if (isId && node !== '') return getReplacement(String(node));
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node).map(([name, value]) => [name, replaceInReply(value, name)]),
    );
  }

  /** Restores the mock's ids in a path or a body. */
  const restoreInCall = (text: string): string =>
    [...replacements].reduce(
      (restored, [id, replacement]) => restored.replaceAll(String(replacement), id),
      text,
    );

  return { replaceInReply, restoreInCall };
}
