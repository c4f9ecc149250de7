/** Returns a random id, which no other one equals. `getRandomValues` needs no secure context. */
export const newId = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-');
