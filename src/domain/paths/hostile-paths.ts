const E = 'evil.example';

const otherHosts = [
  `//${E}`,
  `///${E}`,
  `////${E}`,
  `/${'/'.repeat(30)}${E}`,
  `/.//${E}`,
  `/..//${E}`,
  `/a/..//${E}`,
  `//${E}@clinic.test`,
  `//${E}/dashboard?a=b#c`,
  `/dashboard//${E}`,
];

const backslashes = [
  `/\\${E}`,
  `\\\\${E}`,
  `\\/${E}`,
  `/\\/${E}`,
  `/\\\\${E}`,
  `\\${E}`,
  '/a\\b',
  `/dashboard?next=\\\\${E}`,
];

const encoded = [
  `/%2F${E}`,
  `/%2f%2f${E}`,
  `%2F%2F${E}`,
  `/%5C${E}`,
  `/%5c%5c${E}`,
  `/%252F${E}`,
  `/%25252F${E}`,
  `/%255C${E}`,
  `/%2e%2e//${E}`,
  `/%ef%bc%8f/%${E}`,
];

const schemes = [
  `https://${E}`,
  `http://${E}`,
  `HTTPS://${E}`,
  `https:${E}`,
  `https:/${E}`,
  `ftp://${E}`,
  `ws://${E}`,
  `//https://${E}`,
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
  `/\t/${E}`,
  `/\n/${E}`,
  `/\r/${E}`,
  `\t//${E}`,
  `/\u0000/${E}`,
  `/%09/${E}`,
  `/%0A/${E}`,
  `/%0d%0aLocation:x`,
  '/%00',
  ` //${E}`,
  `/ /${E}`,
  `/\u00a0/${E}`,
  `/\u2028/${E}`,
];

const noPaths = [
  E,
  `${E}/dashboard`,
  `.${E}`,
  `@${E}`,
  `:80/${E}`,
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
  ...encoded,
  ...schemes,
  ...controlCharacters,
  ...noPaths,
];
