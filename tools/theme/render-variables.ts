import { DEFAULT_THEME, MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { cssVariablesResolver } from '../../src/ui/theme/css-variables.ts';
import { look } from '../../src/ui/theme/look.ts';
import { palette } from '../../src/ui/theme/palette.ts';

/** Matches the variables of Mantine's own hues, such as pink, which are not in our palette. */
const foreignHue = new RegExp(
  `--mantine-color-(?:${Object.keys(DEFAULT_THEME.colors)
    .filter((hue) => !Object.hasOwn(palette, hue))
    .join('|')})-[^;]*;`,
  'g',
);

/**
 * Returns the style rules that set the theme's CSS variables, as Mantine's provider renders them.
 * @throws Error if it renders none
 */
export function renderVariables(): string {
  const html = renderToStaticMarkup(
    createElement(MantineProvider, {
      theme: look,
      cssVariablesResolver,
      deduplicateCssVariables: false,
      withGlobalClasses: false,
    }),
  );
  const [, rules] = /<style[^>]*>(.*)<\/style>/s.exec(html) ?? [];
  if (!rules) throw new Error(`Mantine renders no style rules: ${html}`);
  return rules.replaceAll(foreignHue, '');
}
