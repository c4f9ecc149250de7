/** Returns true for an object, a list included, whose fields may hold anything. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
