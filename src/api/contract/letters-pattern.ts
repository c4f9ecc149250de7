/** Further characters that `toLowerCase` makes a letter of the key: the Kelvin sign is a k. */
const furtherForms: Readonly<Record<string, string>> = { k: '\\u212A' };

/** Returns a pattern in which each letter matches in either case: JSON Schema has no flags. */
export const inAnyCase = (pattern: string): string =>
  pattern.replaceAll(/[a-z]/gi, (letter) => {
    const lower = letter.toLowerCase();
    return `[${lower}${lower.toUpperCase()}${furtherForms[lower] ?? ''}]`;
  });

const escapeSyntax = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** Returns the pattern of one of the words in any letters' case, with spaces around it. */
export const patternOfWords = (words: readonly string[]): string =>
  String.raw`^\s*(?:${words.map((word) => inAnyCase(escapeSyntax(word))).join('|')})\s*$`;
