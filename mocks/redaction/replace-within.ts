const escapeForPattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Shortest text that is replaced within another one. */
const minLength = 2;
/** Alternatives of one pattern: a browser compiles larger ones slowly. */
const patternSize = 500;

/** Returns the pattern source of a text; digits may be grouped in any way. */
function createSource(text: string): string {
  const digits = text.replaceAll(/\D/g, '');
  const isNumber = digits.length >= 7 && !/\p{L}/u.test(text);
  return isNumber ? [...digits].join('[\\s().-]*') : escapeForPattern(text).replaceAll(/\s+/g, '\\s+');
}

/** Creates a function that replaces, within a text, whatever the map replaces by then. */
export function createTextReplacer(replaced: ReadonlyMap<string, string>) {
  let size = 0;
  let patterns: RegExp[] = [];
  const byKey = new Map<string, string>();
  const keyOf = (text: string) => {
    const digits = text.replaceAll(/\D/g, '');
    return digits.length >= 7 && !/\p{L}/u.test(text) ? digits : text.toLowerCase().replaceAll(/\s+/g, ' ');
  };

  function compile(): void {
    size = replaced.size;
    const texts = [...replaced.keys()]
      .map((text) => text.trim())
      .filter(({ length }) => length >= minLength)
      .toSorted((one, other) => other.length - one.length);
    for (const [text, replacement] of replaced) byKey.set(keyOf(text.trim()), replacement);
    patterns = [];
    for (let start = 0; start < texts.length; start += patternSize) {
      const sources = texts.slice(start, start + patternSize).map(createSource);
      patterns.push(new RegExp(`(?<![\\p{L}\\d])(?:${sources.join('|')})(?![\\p{L}\\d])`, 'giu'));
    }
  }

  return {
    replace(text: string): string {
      if (size !== replaced.size) compile();
      return patterns.reduce(
        (result, pattern) => result.replaceAll(pattern, (found) => byKey.get(keyOf(found)) ?? '…'),
        text,
      );
    },
  };
}
