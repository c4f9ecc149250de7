import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyReplacements, findReplacements } from './text-difference.ts';

/** Texts whose beginnings and ends are often equal, with pairs of surrogates to cut apart. */
const anyText = fc.array(fc.constantFrom('a', '"', '😀', '😁', '\\', '],"notes":[', ',', ' '), {
  maxLength: 40,
});
const anyTexts = anyText.map((parts) => parts.join(''));
const anySnapshot = fc
  .record({ accounts: fc.array(anyTexts), notes: fc.array(anyTexts), faults: fc.array(anyTexts) })
  .map((tables) => JSON.stringify({ version: 5, tables: { ...tables, counter: 1 } }));

/** Returns the target after its replacements were stored as JSON and applied to the source. */
function rebuild(source: string, target: string): string {
  const stored = JSON.stringify(findReplacements(source, target));
  return applyReplacements([source], JSON.parse(stored)).join('');
}

test('makes any text of any other', () => {
  const anyPair = fc.oneof(fc.tuple(anyTexts, anyTexts), fc.tuple(anySnapshot, anySnapshot));
  fc.assert(fc.property(anyPair, ([source, target]) => rebuild(source, target) === target));
});

test('goes from text to text without joining the pieces', () => {
  fc.assert(
    fc.property(anySnapshot, fc.array(anySnapshot), (first, others) => {
      const texts = [first, ...others];
      const pieces = others.reduce<string[]>(
        (text, target, index) => applyReplacements(text, findReplacements(texts[index] ?? '', target)),
        [first],
      );
      expect(pieces.join('')).toBe(texts.at(-1));
    }),
  );
});

test('finds the end of a long equal part', () => {
  const source = `${'x'.repeat(10_000)}a${'y'.repeat(10_000)}`;
  const target = `${'x'.repeat(10_000)}bb${'y'.repeat(10_000)}`;
  expect(findReplacements(source, target)).toEqual([[10_000, 10_001, 'bb']]);
});

test('replaces little where two tables far apart have changed', () => {
  const filler = Array.from({ length: 1000 }, (_, index) => ({ id: index }));
  const write = (first: string, last: string) =>
    JSON.stringify({ accounts: [{ first }], notes: filler, faults: [{ last }] });
  const replacements = findReplacements(write('one', 'a'), write('two', 'b'));
  expect(replacements.map(([, , text]) => text)).toEqual(['two', 'b']);
});
