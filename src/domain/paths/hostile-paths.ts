/** Host that no path may lead to. */
const evil = 'evil.example';

const otherHosts = [
  `//${evil}`,
  `///${evil}`,
  `////${evil}`,
  `/${'/'.repeat(30)}${evil}`,
  `/.//${evil}`,
  `/..//${evil}`,
  `/a/..//${evil}`,
  `//${evil}@clinic.test`,
  `//${evil}/dashboard?a=b#c`,
  `/dashboard//${evil}`,
];

const backslashes = [
  `/\\${evil}`,
  `\\\\${evil}`,
  `\\/${evil}`,
  `/\\/${evil}`,
  `/\\\\${evil}`,
  `\\${evil}`,
  '/a\\b',
  `/dashboard?next=\\\\${evil}`,
];

const encodedHosts = [
  `/%2F${evil}`,
  `/%2f%2f${evil}`,
  `%2F%2F${evil}`,
  `/%5C${evil}`,
  `/%5c%5c${evil}`,
  `/%252F${evil}`,
  `/%25252F${evil}`,
  `/%255C${evil}`,
  `/%2e%2e//${evil}`,
  `/%ef%bc%8f/%${evil}`,
];

const schemes = [
  `https://${evil}`,
  `http://${evil}`,
  `HTTPS://${evil}`,
  `https:${evil}`,
  `https:/${evil}`,
  `ftp://${evil}`,
  `ws://${evil}`,
  `//https://${evil}`,
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://x/y',
  'file:///etc/passwd',
  'mailto:a@b.c',
  'tel:1',
  'about:blank',
];

const controlCharacters = [
  `/\t/${evil}`,
  `/\n/${evil}`,
  `/\r/${evil}`,
  `\t//${evil}`,
  `/\u0000/${evil}`,
  `/%09/${evil}`,
  `/%0A/${evil}`,
  `/%0d%0aLocation:x`,
  '/%00',
  ` //${evil}`,
  `/ /${evil}`,
  `/\u00a0/${evil}`,
  `/\u2028/${evil}`,
];

const noPaths = [
  evil,
  `${evil}/dashboard`,
  `.${evil}`,
  `@${evil}`,
  `:80/${evil}`,
  '?a=b',
  '#x',
  ' ',
  './physician',
  '../physician',
  '/%',
  '/%E0%A4',
  '/%zz',
];

/**
 * Paths that must not lead out of the app from `nextpath` or a notification's link (decision 11).
 * For tests only.
 */
export const hostilePaths: readonly string[] = [
  ...otherHosts,
  ...backslashes,
  ...encodedHosts,
  ...schemes,
  ...controlCharacters,
  ...noPaths,
];
