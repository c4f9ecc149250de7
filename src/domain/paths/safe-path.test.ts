import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hostilePaths } from './hostile-paths.ts';
import { safePath } from './safe-path.ts';

const ORIGIN = 'https://clinic.test';

it.each([
  '/dashboard',
  '/myHealth/diagnosis',
  '/physician/update-profile/7/contact?tab=2#top',
  '/add-symptoms?yes',
  '/dosing-history?q=100%25&next=//evil.test',
  '/p%C3%A1gina',
])('returns %s unchanged', (path) => {
  expect(safePath(path)).toBe(path);
});

it.each([
  ['nothing', [null, undefined, '', '#', '?a=b', 'dashboard', './dashboard', ' /dashboard']],
  ['another host', ['//evil.test', '///evil.test', '/dashboard//evil.test', '/.//evil.test']],
  [
    'an encoded other host',
    ['/%2Fevil.test', '/%2fevil.test', '/%252Fevil.test', '/%25252Fevil.test', '%2F%2Fevil.test'],
  ],
  ['a backslash', ['/\\evil.test', '\\\\evil.test', '/%5Cevil.test', '/%255cevil.test', '/dashboard?a=\\']],
  [
    'a scheme',
    ['https://evil.test', 'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'mailto:a@b.c'],
  ],
  [
    'control characters',
    [
      '/\t/evil.test',
      '/\n/evil.test',
      '/\r\n',
      '/%09/evil.test',
      '/%0d%0aSet-Cookie',
      '/%00',
      '/a\u0085b',
      '/a\u00a0b',
    ],
  ],
  ['broken encoding', ['/100%', '/%zz', '/%E0%A4%A']],
])('refuses %s (decision 11)', (_, paths) => {
  for (const path of paths) expect(safePath(path), String(path)).toBeNull();
});

it('refuses a corpus of at least 60 hostile paths', () => {
  // An empty corpus would pass the next line.
  expect(new Set(hostilePaths).size).toBeGreaterThanOrEqual(60);
  expect(hostilePaths.filter((path) => safePath(path) !== null)).toEqual([]);
});

it('never returns a path that leads to another origin, even after decoding', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '%2F',
    '%5c',
    '%25',
    '2F',
    '.',
    '..',
    '@',
    ':',
    'evil.test',
    '\t',
    '%09',
    '?',
    '#',
    'a',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const path = safePath(`/${parts.join('')}`);
      if (path === null) return;
      expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
      const [address = ''] = path.split(/[?#]/, 1);
      expect(new URL(decodeURIComponent(address), ORIGIN).origin).toBe(ORIGIN);
    }),
    { numRuns: 2000 },
  );
});

it('accepts repeated encoding up to a limit', () => {
  // `%2D` is one encoding of a hyphen; each 25 encodes its percent sign again.
  const encoded = (times: number) => `/a%${'25'.repeat(times)}2Db`;
  expect(safePath(encoded(4))).toBe(encoded(4));
  expect(safePath(encoded(5))).toBeNull();
  expect(safePath(encoded(30_000))).toBeNull();
});
