/** Octets of a line of a calendar file, without its end (RFC 5545 §3.1). */
const MAX_OCTETS = 75;

/** Octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Breaks a long line: each further line begins with a blank. No character is broken (RFC 5545 §3.1). */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** Control characters, which no text of a calendar may hold, but the tab and the line feed (RFC 5545 §3.1). */
const controls = /[^\P{Cc}\t\n]/gu;

/** Escapes a text as the value of a calendar's property (RFC 5545 §3.3.11). */
export function calendarText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(controls, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** Joins properties ('NAME:value') into a calendar file: folded, each line ended by CRLF. */
export const calendarFile = (lines: readonly string[]): string =>
  lines.map((line) => `${fold(line)}\r\n`).join('');

/** A moment in UTC, as calendars write it: '20261124T130000Z' (RFC 5545 §3.3.5, form 2). */
export const utcTime = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');
