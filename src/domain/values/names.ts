/** Joins names by semicolons, since a name may contain a comma: 'Diabetes, type 2'. */
export const joinNames = (names: readonly string[]): string => names.join('; ');
