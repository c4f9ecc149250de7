import { expect, it } from 'vitest';
import { dropUnusedProperties } from './drop-unused-properties.ts';

it('keeps the custom properties that rules, the page or other used properties need', () => {
  const css = ':root{--a:var(--b);--b:1px;--c:2px;--d:3px;--e:4px}.x{width:var(--a, 0)}.y{--z:var(--e)}';
  expect(dropUnusedProperties(css, '<p style="height:var(--c)"></p>')).toBe(
    ':root{--a:var(--b);--b:1px;--c:2px}.x{width:var(--a, 0)}',
  );
});
