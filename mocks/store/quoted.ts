const MOST_CHARACTERS = 60;

/** JSON has no words for these, or none for the whole of it. */
function plain(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    return 'something that is no plain data';
  }
}

/** Anything that was given, between quotation marks and short enough for a sentence. */
export function quoted(value: unknown): string {
  const text = plain(value);
  return `“${text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text}”`;
}
