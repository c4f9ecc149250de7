import type { CSSVariablesResolver } from '@mantine/core';
import { type PaletteColor, palette } from './palette.ts';
import { type Tokens, tokens } from './tokens.ts';

type Variables = Record<string, string>;

const toKebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Maps our tokens to custom properties, ours and those of Mantine's style sheets. */
function mapTokens(token: Tokens): Variables {
  const ownVariables = Object.fromEntries(
    Object.entries(token).map(([name, value]) => [`--ui-${toKebabCase(name)}`, value]),
  );
  return {
    ...ownVariables,
    '--mantine-color-text': token.ink,
    '--mantine-color-bright': token.heading,
    // Mantine paints papers, dialogs and drawers with "body"; global.css paints the page.
    '--mantine-color-body': token.surface,
    '--mantine-color-error': token.error,
    '--mantine-color-success': token.success,
    '--mantine-color-placeholder': token.placeholder,
    '--mantine-color-anchor': token.link,
    '--mantine-color-dimmed': token.dimmed,
    '--mantine-color-default': token.surface,
    '--mantine-color-default-hover': token.sunken,
    '--mantine-color-default-color': token.ink,
    '--mantine-color-default-border': token.control,
    '--mantine-color-disabled': token.disabled,
    '--mantine-color-disabled-color': token.disabledInk,
    '--mantine-color-disabled-border': token.line,
  };
}

/** Returns visible "light" fills for the dark scheme; Mantine's hardly differ from the surface. */
function makeDarkFills(name: PaletteColor): Variables {
  return {
    [`--mantine-color-${name}-text`]: `var(--mantine-color-${name}-3)`,
    [`--mantine-color-${name}-light`]: `color-mix(in srgb, var(--mantine-color-${name}-9) 60%, var(--ui-surface))`,
    [`--mantine-color-${name}-light-hover`]: `var(--mantine-color-${name}-9)`,
    [`--mantine-color-${name}-light-color`]: `var(--mantine-color-${name}-1)`,
    [`--mantine-color-${name}-outline`]: `var(--mantine-color-${name}-3)`,
  };
}

/** Colors that are not neutrals. */
const hues = (Object.keys(palette) as PaletteColor[]).filter((name) => name !== 'dark' && name !== 'gray');

/** Sets the colors of both schemes, chosen for WCAG 2.2 AA. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: mapTokens(tokens.light),
  dark: {
    ...mapTokens(tokens.dark),
    ...Object.assign({}, ...hues.map(makeDarkFills)),
    '--mantine-color-gray-text': 'var(--mantine-color-dark-1)',
    '--mantine-color-gray-light': 'var(--mantine-color-dark-5)',
    '--mantine-color-gray-light-hover': 'var(--mantine-color-dark-4)',
    '--mantine-color-gray-light-color': 'var(--mantine-color-dark-0)',
  },
});
