/** Control character, white space or backslash, which browsers drop or read as a slash. */
const forbiddenCharacter = /[\p{Cc}\s\\]/u;

/** Limit of nested encodings. Decoding thousands would block the browser for seconds. */
const MAX_ENCODINGS = 5;

/** Decodes percent-encoding completely; null if it is malformed or nested too deeply. */
function decodeFully(text: string): string | null {
  try {
    let decoded = text;
    for (let round = 0; round <= MAX_ENCODINGS; round += 1) {
      const next = decodeURIComponent(decoded);
      if (next === decoded) return decoded;
      decoded = next;
    }
    return null;
  } catch {
    return null;
  }
}

/**
 * Returns a path of this app unchanged, or null if it could lead elsewhere, encoded or not: other
 * hosts, schemes, backslashes, control characters (decision 11). For `nextpath` and notification
 * links.
 */
export function safePath(path: string | null | undefined): string | null {
  if (!path?.startsWith('/')) return null;
  const decoded = decodeFully(path.split(/[?#]/, 1)[0] ?? '');
  if (
    decoded === null ||
    decoded.includes('//') ||
    forbiddenCharacter.test(decoded) ||
    forbiddenCharacter.test(path)
  ) {
    return null;
  }
  return path;
}
