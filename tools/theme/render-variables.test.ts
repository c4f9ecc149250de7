import { readFile } from 'node:fs/promises';
import { DEFAULT_THEME } from '@mantine/core';
import { expect, it } from 'vitest';
import { palette } from '../../src/ui/theme/palette.ts';
import { tokens } from '../../src/ui/theme/tokens.ts';
import { renderVariables } from './render-variables.ts';

const rules = renderVariables();

/** Returns the names of the variables that rules set. */
const readNames = (css: string) => new Set<string>(css.match(/--mantine-[a-z0-9-]+(?=:)/g));

/** Returns the declarations of one color scheme. */
const readScheme = (scheme: string) =>
  new RegExp(`data-mantine-color-scheme=["']${scheme}["']\\][^{]*\\{([^}]*)\\}`).exec(rules)?.[1] ?? '';

it.each(['light', 'dark'] as const)('has the colors of the %s scheme', (scheme) => {
  expect(readScheme(scheme)).toContain(`--ui-page: ${tokens[scheme].page};`);
  expect(readScheme(scheme)).toContain(`--mantine-color-text: ${tokens[scheme].ink};`);
});

it('has the sizes of both schemes, and nothing but rules', () => {
  expect(rules).toContain('--mantine-font-size-md: 1.0625rem;');
  expect(rules).not.toContain('<');
});

it('has every variable of the library, but the hues that the palette lacks', async () => {
  const libraryRules = await readFile('node_modules/@mantine/core/styles/default-css-variables.css', 'utf8');
  const missing = readNames(libraryRules);
  for (const name of readNames(rules)) missing.delete(name);
  for (const hue of Object.keys(DEFAULT_THEME.colors))
    for (const name of missing)
      if (!Object.hasOwn(palette, hue) && name.startsWith(`--mantine-color-${hue}-`)) missing.delete(name);
  expect(missing).toEqual(new Set());
});

it('has the hues of the palette alone', () => {
  const hues = [...rules.matchAll(/--mantine-color-([a-z]+)-9:/g)].map(([, hue]) => hue);
  expect(new Set(hues)).toEqual(new Set(Object.keys(palette)));
});
