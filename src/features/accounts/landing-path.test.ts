import { expect, it } from 'vitest';
import { landingPath } from './landing-path.ts';

const E = 'evil.example';
const hostile = [
  ...[
    `//${E}`,
    `///${E}`,
    `////${E}`,
    `/${'/'.repeat(30)}${E}`,
    `/.//${E}`,
    `/..//${E}`,
    `/a/..//${E}`,
    `//${E}@clinic.test`,
  ],
  ...[`/\\${E}`, `\\\\${E}`, `\\/${E}`, `/\\/${E}`, `/\\\\${E}`, `/a\\b`, `\\${E}`],
  ...[
    `/%2F${E}`,
    `/%2f%2f${E}`,
    `%2F%2F${E}`,
    `/%5C${E}`,
    `/%5c%5c${E}`,
    `/%252F${E}`,
    `/%25252F${E}`,
    `/%255C${E}`,
  ],
  ...[
    `https://${E}`,
    `http://${E}`,
    `HTTPS://${E}`,
    `https:${E}`,
    `https:/${E}`,
    `ftp://${E}`,
    `ws://${E}`,
    `//https://${E}`,
  ],
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'vbscript:x',
  ],
  ...['data:text/html,<script>1</script>', 'blob:https://x/y', 'file:///etc/passwd', 'mailto:a@b.c', 'tel:1'],
  ...[
    `/\t/${E}`,
    `/\n/${E}`,
    `/\r/${E}`,
    `\t//${E}`,
    `/\u0000/${E}`,
    `/%09/${E}`,
    `/%0A/${E}`,
    `/%0d%0aLocation:x`,
    '/%00',
  ],
  ...[` //${E}`, `/ /${E}`, `/\u00a0/${E}`, `/\u2028/${E}`, '/%', '/%E0%A4', '/%zz'],
  ...[
    E,
    `${E}/dashboard`,
    `.${E}`,
    `@${E}`,
    `:80/${E}`,
    '?a=b',
    '#x',
    '',
    ' ',
    './physician',
    '../physician',
  ],
];

it('is tried with at least 60 of them', () => expect(hostile.length).toBeGreaterThanOrEqual(60));

it.each(hostile)('goes home instead of to %j (decision 11)', (nextpath) => {
  expect(landingPath(nextpath, 'patient')).toBe('/dashboard');
  expect(landingPath(nextpath, 'physician')).toBe('/physician/dashboard');
});

it.each(['/health-journey', '/myHealth/diagnosis?tab=2#top', '/add-symptoms?yes'])(
  'goes to %s',
  (nextpath) => {
    expect(landingPath(nextpath, 'patient')).toBe(nextpath);
  },
);

it('goes home when nothing was asked for', () => {
  expect(landingPath(undefined, 'patient')).toBe('/dashboard');
});
