/** Lists the keys of a record whose type names them all. */
export const keysOf = <Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): Key[] =>
  // Object.keys returns strings, because an object may have keys that its type does not name.
  Object.keys(record) as Key[];
