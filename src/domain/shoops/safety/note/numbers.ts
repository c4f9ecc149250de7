const smallNumbers: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
/** Numbers that may precede a smaller one: 'twenty-five'. */
const tensAndHundred: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
};

// Without 'a' and 'an', which are articles and no numbers.
const smallWords = Object.keys(smallNumbers)
  .filter((word) => word.length > 2)
  .join('|');
const tenWords = Object.keys(tensAndHundred).join('|');

/**
 * Writings of a number: '2.5', '2,5', '.5', '1,000', '1/2', '½', '2 1/2', 'half a', 'twenty-five',
 * 'two + a half' (`clausesOf` writes 'and a half' so).
 */
export const numberPattern = [
  String.raw`\d+ \d\/\d`,
  String.raw`\d\/\d`,
  String.raw`(?:\d+ ?)?[½¼¾]`,
  String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?`,
  String.raw`\d+(?:[.,]\d+)?`,
  String.raw`[.,]\d+`,
  '(?:one |a )?half(?: of)?(?: an?)?',
  String.raw`(?:(?:${tenWords})(?:[- ](?:${smallWords}))?|${smallWords})(?: \+ a half)?`,
].join('|');

/** Adds up the words of a number: 'twenty-five + a half' is 25.5. */
function valueOfWords(words: string): number {
  const wholePart = words.replace(' + a half', '').split(/[- ]/);
  const sum = wholePart.reduce((total, word) => total + (smallNumbers[word] ?? tensAndHundred[word] ?? 0), 0);
  return words.includes('+') ? sum + 0.5 : sum;
}

/** Writes '2½' as '2 1/2'. Unicode decomposes '½' into '1⁄2', whose slash is another character. */
const withPlainFraction = (text: string) => text.replace(/[½¼¾]/, ' $&').normalize('NFKD').replace('⁄', '/');

/**
 * Returns the value of a number that `numberPattern` finds. A comma before three digits separates
 * thousands, any other comma is a decimal point.
 */
export function valueOfNumber(written: string): number {
  const text = withPlainFraction(written.toLowerCase());
  const fraction = /(?:(\d+) +)?(\d)\/(\d)/.exec(text);
  if (fraction) {
    const [, whole = 0, top, bottom] = fraction;
    return Number(whole) + Number(top) / Number(bottom);
  }
  if (/half/.test(text) && !text.includes('+')) return 0.5;
  if (/\d/.test(text)) {
    const isThousands = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(text);
    return Number(isThousands ? text.replaceAll(',', '') : text.replace(',', '.'));
  }
  return valueOfWords(text);
}
