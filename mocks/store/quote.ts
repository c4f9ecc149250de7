const maxCharacters = 60;

/** Returns a value as text, also one that JSON cannot represent. */
function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return String(value);
  try {
    return JSON.stringify(value);
  } catch {
    return 'something that is no plain data';
  }
}

/** Quotes any value for a message, in at most 60 characters. */
export function quote(value: unknown): string {
  const text = toText(value);
  return `“${text.length > maxCharacters ? `${text.slice(0, maxCharacters)}…` : text}”`;
}
