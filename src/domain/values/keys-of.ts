/** Lists the keys of a record whose type names them all. */
export const keysOf = <Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): Key[] =>
  // Object.keys returns strings, because an object may have keys beside those of its type.
  Object.keys(record) as Key[];
