import { expect, test } from 'vitest';
import { formatClockOffset, formatDuration, formatJson, formatShortOffset } from './format.ts';

test.each([
  [0, 'nothing'],
  [1000, '1 second'],
  [15 * 60_000, '15 minutes'],
  [25 * 3_600_000, '1 day 1 hour'],
  [86_400_000 + 61_000, '1 day 1 minute'],
])('%i ms is %s', (ms, words) => {
  expect(formatDuration(ms)).toBe(words);
});

test('indents JSON, also in a string, and leaves other text unchanged', () => {
  expect(formatJson({ a: 1 })).toBe('{\n  "a": 1\n}');
  expect(formatJson('{"a":1}')).toBe('{\n  "a": 1\n}');
  expect(formatJson('{"status":200,"mess')).toBe('{"status":200,"mess');
  expect(formatJson(undefined)).toBe('');
});

test('describes a file by its name, type and size', () => {
  const file = new File(['abc'], 'scan.png', { type: 'image/png' });
  expect(formatJson({ file })).toContain('(file scan.png, image/png, 3 bytes)');
});

test.each([
  [2 * 86_400_000, '+2d', '2 days ahead'],
  [25 * 3_600_000, '+1d', '1 day 1 hour ahead'],
  [20 * 60_000, '+20m', '20 minutes ahead'],
  // The short form rounds down, the long form to the nearest second.
  [1500, '+1s', '2 seconds ahead'],
  [-3 * 86_400_000, '-3d', '3 days behind'],
])('%i ms is shown as “%s” and “%s”', (ms, mark, text) => {
  expect(formatShortOffset(ms)).toBe(mark);
  expect(formatClockOffset(ms)).toBe(text);
});
