/** Joins names that may hold commas themselves, as 'Diabetes, type 2' does. */
export const joinNames = (names: readonly string[]): string => names.join('; ');
