/** Longest line of a calendar file in octets, without its line break (RFC 5545 §3.1). */
const MAX_LINE_OCTETS = 75;

/** Returns the number of octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Folds a long line between characters. Continuation lines begin with a space (RFC 5545 §3.1). */
function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > MAX_LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** Control characters except tab and line feed: calendars must not contain them (RFC 5545 §3.1). */
const forbiddenControls = /[^\P{Cc}\t\n]/gu;

/** Line breaks of any system; some programs end a property at Unicode's own (U+2028, U+2029). */
const lineBreaks = /\r\n?|[\u2028\u2029]/g;

/** Escapes text for the value of a calendar property (RFC 5545 §3.3.11). */
export function calendarText(text: string): string {
  return text
    .toWellFormed()
    .replace(lineBreaks, '\n')
    .replace(forbiddenControls, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** Joins properties ('NAME:value') into a calendar file of folded lines that end with CRLF. */
export const calendarFile = (lines: readonly string[]): string =>
  lines.map((line) => `${foldLine(line)}\r\n`).join('');

/** Formats a time in UTC for calendars: '20261124T130000Z' (RFC 5545 §3.3.5, form 2). */
export const utcTime = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');
