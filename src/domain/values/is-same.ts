/**
 * Returns true if two values are the same JSON, as after a round trip to the server. The order of
 * keys counts: compared values come from the same code.
 */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
