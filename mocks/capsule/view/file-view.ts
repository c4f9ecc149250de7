import type { KnownTexts } from '#mocks/redaction/known-texts.ts';
import type { Redactor } from '#mocks/redaction/redactor.ts';
import { digestLine } from './line-key.ts';
import { createLineMask, createTextMask, maskVolatile, selectReplacements } from './masks.ts';
import type { FiledLine, FiledView, RecordedView, ViewLine } from './view.ts';

const readWords = (text: string) => text.match(/[\p{L}’']+/gu) ?? [];
/** Matches a number that a file may hold: short, or of a day. */
const longNumber = /\d{5,}|\d[\d\s().-]{6,}\d/;
const writtenDay = /\d{1,2}[-/]\d{1,2}[-/]\d{4}|\d{4}-\d\d-\d\d/g;

/** Returns true for a replaced text that a page may show without it being the replaced one. */
const isCommon = (text: string, { hasWord }: KnownTexts) =>
  /^\W*\d{1,4}\W*$/.test(text) || (/^[\p{L}’']+$/u.test(text) && hasWord(text));

/**
 * Creates a function that makes a view fit for a file. What was replaced elsewhere is masked, with
 * what follows from it. A line stays readable if all of its words are public; any other line
 * becomes a digest. A line that may still hold a part of a replaced text is left out.
 * @param salt random text that is in the file: digests differ from file to file
 */
export function createViewFiler({ replaced }: Redactor, known: KnownTexts, salt: string) {
  const texts = [...replaced.keys()].map((text) => text.trim()).filter(({ length }) => length > 1);
  const rare = texts.filter((text) => !isCommon(text, known));
  const replacements = selectReplacements(replaced.values());
  const maskLine = createLineMask([...rare, ...replacements], [...texts, ...replaced.values()]);
  const maskCommon = createTextMask(texts.filter((text) => isCommon(text, known)));
  const privateWords = new Set(
    rare
      .flatMap(readWords)
      .map((word) => word.toLowerCase())
      .filter((word) => word.length > 2 && !known.hasWord(word)),
  );
  const filed = new Map<string, FiledLine>();

  const mayHoldPart = (text: string) =>
    text !== maskCommon(text) || readWords(text).some((word) => privateWords.has(word.toLowerCase()));
  const isPublic = (text: string) =>
    !longNumber.test(text.replaceAll(writtenDay, '')) && readWords(text).every(known.hasWord);

  function fileLine(line: ViewLine): FiledLine {
    const { depth, role, name, value, states } = maskLine(line);
    const all = `${name} ${value}`;
    if (mayHoldPart(all)) return { depth, role, states: '', digest: '' };
    const isMasked = all !== `${maskVolatile(line.name)} ${maskVolatile(line.value)}`;
    const place = { depth, role, ...(isMasked && ({ isMasked } as const)) };
    if (!isPublic(all))
      return { ...place, states: '', digest: digestLine({ role, name, value, states }, salt) };
    return { ...place, states, ...(name && { name }), ...(value && { value }) };
  }

  return (view: RecordedView): FiledView => ({
    ...view,
    lines: view.lines.map((line) => {
      const key = JSON.stringify(line);
      const known = filed.get(key) ?? fileLine(line);
      filed.set(key, known);
      return known;
    }),
  });
}
