const small: Readonly<Record<string, number>> = {
  ...{
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
  },
  ...{ eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17 },
  ...{ eighteen: 18, nineteen: 19 },
};
const tens: Readonly<Record<string, number>> = {
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
  hundred: 100,
};
const parts: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

const smallWords = Object.keys(small)
  .filter((word) => word.length > 2)
  .join('|');
const tenWords = Object.keys(tens).join('|');

/** A number as somebody writes it: '2.5', '2,5', '.5', '1,000', '1/2', '½', '2 1/2', 'half a', 'two and a half', 'twenty-five'. */
export const numberPattern = [
  String.raw`\d+ \d\/\d`,
  String.raw`\d\/\d`,
  String.raw`\d*[½¼¾]`,
  String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?`,
  String.raw`\d+(?:[.,]\d+)?`,
  String.raw`[.,]\d+`,
  '(?:one |a )?half(?: of)?(?: an?)?',
  String.raw`(?:(?:${tenWords})(?:[- ](?:${smallWords}))?|${smallWords})(?: \+ a half)?`,
].join('|');

function ofWords(words: string): number {
  const [whole = '', half] = words.split(/ ?\+ ?/);
  const sum = whole.split(/[- ]/).reduce((total, word) => total + (small[word] ?? tens[word] ?? 0), 0);
  return sum + (half === undefined ? 0 : 0.5);
}

/** What a number that `numberPattern` finds is worth. A comma before three digits ends thousands, before others it is a point. */
export function worthOf(written: string): number {
  const text = written.toLowerCase().trim();
  const fraction = /^(?:(\d+) )?(\d)\/(\d)$/.exec(text);
  if (fraction) return Number(fraction[1] ?? 0) + Number(fraction[2]) / Number(fraction[3]);
  const part = /^(\d*)([½¼¾])$/.exec(text);
  if (part) return Number(part[1]) + (parts[part[2] ?? ''] ?? 0);
  if (/half/.test(text) && !text.includes('+')) return 0.5;
  if (/^[\d.,]+$/.test(text)) {
    const isThousands = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(text);
    return Number(isThousands ? text.replaceAll(',', '') : text.replace(',', '.'));
  }
  return ofWords(text);
}
