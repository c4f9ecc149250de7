const CONTROL_OR_SPACE = /[\p{Cc}\s\\]/u;

/** No honest link is encoded more often; thousands of times would keep the browser busy for seconds. */
const MOST_ENCODINGS = 5;

/** Undoes percent-encoding until nothing is left of it; null when it is broken or there is no end to it. */
function fullyDecoded(text: string): string | null {
  try {
    let decoded = text;
    for (let round = 0; round <= MOST_ENCODINGS; round += 1) {
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
 * A path of this app, or null. Nothing that could lead out of it passes, encoded or not: other hosts,
 * schemes, backslashes, control characters (decision 11). For `nextpath` and notification links.
 */
export function safePath(path: string | null | undefined): string | null {
  if (!path?.startsWith('/')) return null;
  const decoded = fullyDecoded(path.split(/[?#]/, 1)[0] ?? '');
  if (
    decoded === null ||
    decoded.includes('//') ||
    CONTROL_OR_SPACE.test(decoded) ||
    CONTROL_OR_SPACE.test(path)
  ) {
    return null;
  }
  return path;
}
