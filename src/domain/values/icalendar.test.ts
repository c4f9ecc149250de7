import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { calendarFile, calendarText, utcTime } from './icalendar.ts';

const readBack = (text: string) => {
  const file = calendarFile(['BEGIN:VEVENT', `SUMMARY:${calendarText(text)}`, 'END:VEVENT']);
  return new ICAL.Component(ICAL.parse(file)).getFirstPropertyValue('summary');
};

it.each([
  ['a,b;c', 'a\\,b\\;c'],
  ['C:\\new', 'C:\\\\new'],
  ['one\r\ntwo\rthree\nfour', 'one\\ntwo\\nthree\\nfour'],
  ['one\u2028two\u2029three', 'one\\ntwo\\nthree'],
  ['bell\u0007\u0000\u007f\u0085 tab\t', 'bell tab\t'],
  ['half \ud83c', 'half \ufffd'],
])('escapes %j', (text, escaped) => {
  expect(calendarText(text)).toBe(escaped);
});

it('reads any text back equal, without forbidden control characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const allowed = text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\t\n]/gu, '');
      expect(readBack(text)).toBe(allowed);
    }),
  );
});

it('folds lines of more than 75 octets', () => {
  expect(calendarFile(['x'.repeat(75)])).toBe(`${'x'.repeat(75)}\r\n`);
  expect(calendarFile(['x'.repeat(76)])).toBe(`${'x'.repeat(75)}\r\n x\r\n`);
  // The leading space of a continuation line counts as an octet.
  expect(calendarFile(['x'.repeat(75 + 75)])).toBe(`${'x'.repeat(75)}\r\n ${'x'.repeat(74)}\r\n x\r\n`);
});

it.each(['\u007f', '\u0080', '\u07ff', '\u0800', '\uffff', '\u{10000}', '🌿'])(
  'folds without splitting %j, at any position of a line',
  (character) => {
    for (const length of [71, 72, 73, 74, 75]) {
      const file = calendarFile([`${'x'.repeat(length)}${character}`]);
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(file).toContain(character);
      const fits = length + Buffer.byteLength(character) <= 75;
      expect(file.includes('\r\n '), `${length}`).toBe(!fits);
    }
  },
);

it('formats a time in UTC to the second', () => {
  expect(utcTime(new Date('2026-11-24T13:04:05.678Z'))).toBe('20261124T130405Z');
});
