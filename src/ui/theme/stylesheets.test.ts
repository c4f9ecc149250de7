import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Selector that says no class, attribute or element after a `:has()`. The browser would ask it of
 * every element of the page with each change, a typed letter included: a tenfold cost, measured.
 */
const anyAfterHas = /:has\((?:[^()]|\([^()]*\))*\)[^{},]*[\s>~+](?:\*|:(?!is\()[^{},]*)\s*(?:$|[,{])/m;

/** Returns a stylesheet without its rules for paper, which cost a screen nothing. */
const readForScreen = (file: string) =>
  readFileSync(file, 'utf8').replaceAll(/^@media print \{.*?^\}/gms, '');

it.each([
  ['.a:has(.b) > * {', true],
  ['.a:has(.b) .c > *,\n.d {', true],
  ['.a:has(.b) .c > .e,\n.d > * {', false],
  ['.a:has(.b[c] :is(.d)) ~ *,\n.d {', true],
  ['.a:has(.b) > :last-child:not(:only-child) {', true],
  ['.a:has(.b) > .c:last-child {', false],
  ['.a:has(> *) .b {', false],
])('tells whether %j asks every element', (selector, expected) => {
  expect(anyAfterHas.test(selector)).toBe(expected);
});

it('has a class, an attribute or an element after each `:has()`', () => {
  const stylesheets = globSync('src/**/*.css');
  expect(stylesheets.length).toBeGreaterThan(50);
  expect(stylesheets.filter((file) => anyAfterHas.test(readForScreen(file)))).toEqual([]);
});
