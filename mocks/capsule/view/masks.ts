import { readDate } from '#domain/values/read-date.ts';
import { createTextReplacer } from '#mocks/redaction/replace-within.ts';

/** Stands in a line for what may differ from replay to replay. */
export const mask = '…';

const month =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
/** Matches a time of day. Between recording and replay it passes differently. */
const clockTime = /(?<!\d)\d{1,2}:\d\d(?::\d\d)?(?:\s?[AP]M)?(?![\d:])/gi;
/** Matches a time span up to now, such as “3 minutes ago”. */
const timeSpan = /(?<!\d)(?:an?|\d+) (?:second|minute|hour)s? ago(?![\p{L}\d])/giu;
/** Matches a day as it is written anywhere in the app. */
const writtenDay = new RegExp(
  `(?<![\\p{L}\\d])(?:\\d{4}-\\d\\d-\\d\\d|\\d{1,2}[-/]\\d{1,2}[-/]\\d{4}|${month}[ -]\\d{1,2}(?:(?:, |-)\\d{4})?|${month} \\d{4})(?![\\p{L}\\d])`,
  'giu',
);
/** Matches words for a day that depend on today's date. */
const namedDay =
  /(?<![\p{L}\d])(?:today|yesterday|tomorrow|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?)(?![\p{L}\d])/giu;
/** Matches a code that was sent; each sending has another one. */
const sentCode = /^\d{6}$/;
/** Matches an age. */
const age = /(?<=\bage:? )\d{1,3}(?!\d)|(?<!\d)\d{1,3}(?=[ -]years?\b| ?y\/o\b)/gi;

/** Masks all days, which differ in another time zone. */
const maskDays = (text: string) => text.replaceAll(writtenDay, mask).replaceAll(namedDay, mask);

/** Masks what passes with time, and codes, which every run creates again. */
export function maskVolatile(text: string): string {
  if (sentCode.test(text)) return mask;
  return text.replaceAll(clockTime, mask).replaceAll(timeSpan, mask);
}

/** Returns the last four digits of a telephone number or another long number; else null. */
function readEnding(text: string): string | null {
  const digits = text.replaceAll(/\D/g, '');
  return digits.length >= 7 && !/\p{L}/u.test(text) ? digits.slice(-4) : null;
}

/**
 * Creates a function that masks texts and what follows from them: the same day in another format,
 * an age, the last four digits of a number.
 */
export function createTextMask(texts: readonly string[]): (text: string) => string {
  const within = createTextReplacer(new Map(texts.map((text) => [text, mask])));
  const days = new Set(texts.map(readDate).filter((day) => day !== null));
  const endings = new Set(texts.map(readEnding).filter((ending) => ending !== null));
  return (text) => {
    let masked = within.replace(text);
    if (days.size > 0) {
      masked = masked.replaceAll(writtenDay, (found) => (days.has(readDate(found) ?? '') ? mask : found));
      masked = masked.replaceAll(age, mask);
    }
    if (endings.size > 0)
      masked = masked.replaceAll(/(?<!\d)\d{4}(?!\d)/g, (found) => (endings.has(found) ? mask : found));
    // A name of several words may be one text here and two there; a number may have a prefix.
    return masked.replaceAll(/(?:\+1\s?)?\(?…\)?(?:[\s,]*…)*/g, mask);
  };
}

/** Roles of fields: their value as a whole is what was typed, however common it is. */
const fieldRoles: ReadonlySet<string> = new Set(['textbox', 'searchbox', 'combobox', 'spinbutton']);

/** Masks days and times, which differ from replay to replay, and from zone to zone. */
export const maskTimes = (text: string) => maskDays(maskVolatile(text));

/** Selects the texts in place of others that are masked everywhere: a short number is no sign. */
export const selectReplacements = (replacements: Iterable<string>): string[] =>
  [...new Set(replacements)].filter((text) => text.trim().length > 1 && !/^\W*\d{1,4}\W*$/.test(text));

/**
 * Creates a function that masks in a line what differs from replay to replay.
 * @param texts texts that are masked wherever they are
 * @param typed texts that are masked where they are the value of a field
 */
export function createLineMask(texts: readonly string[], typed: readonly string[]) {
  const maskTexts = createTextMask(texts);
  const values = new Set(typed.map((text) => text.trim().toLowerCase()).filter(Boolean));
  const maskText = (text: string) => maskTexts(maskVolatile(text));
  return <Line extends { role: string; name: string; value: string }>(line: Line): Line => {
    const isTyped = fieldRoles.has(line.role) && values.has(line.value.trim().toLowerCase());
    return { ...line, name: maskText(line.name), value: isTyped ? mask : maskText(line.value) };
  };
}
