import { MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { cssVariablesResolver } from '../../src/ui/theme/css-variables.ts';
import { look } from '../../src/ui/theme/look.ts';

/**
 * Returns the style rules that set the theme's CSS variables, as Mantine's provider renders them.
 * @throws Error if it renders none
 */
export function renderVariables(): string {
  const html = renderToStaticMarkup(
    createElement(MantineProvider, { theme: look, cssVariablesResolver, withGlobalClasses: false }),
  );
  const [, rules] = /<style[^>]*>(.*)<\/style>/s.exec(html) ?? [];
  if (!rules) throw new Error(`Mantine renders no style rules: ${html}`);
  return rules;
}

const sheet = 'virtual:theme-variables.css';
const emptyComponent = '\0no-css-variables.js';

/**
 * Plugin with the theme's CSS variables as a style sheet, `virtual:theme-variables.css`. Mantine
 * would compute them in the browser at each start; a build does without the component that does.
 */
export function themeVariables({ isBuild }: { isBuild: boolean }): Plugin {
  return {
    name: 'theme-variables',
    enforce: 'pre',
    resolveId: (source) => {
      if (source === sheet) return `\0${sheet}`;
      return isBuild && source.endsWith('/MantineCssVariables.mjs') ? emptyComponent : undefined;
    },
    load: (id) => {
      if (id === `\0${sheet}`) return renderVariables();
      return id === emptyComponent ? 'export const MantineCssVariables = () => null;' : undefined;
    },
  };
}
