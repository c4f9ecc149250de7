import { createTheme } from '@mantine/core';
import { palette } from './palette.ts';
import { tokens } from './tokens.ts';

/** Returns a green-black shadow: vertical offset, blur and spread in px. */
const boxShadow = (y: number, blur: number, spread: number, alpha: number) =>
  `0 ${y}px ${blur}px ${spread}px rgba(18, 40, 30, ${alpha})`;

/**
 * Look of the theme, for users who may be unwell and on a phone: body text of 17 px, controls 48 px
 * high, touch targets of at least 44 px, headings in a serif.
 */
export const look = createTheme({
  colors: palette,
  primaryColor: 'pine',
  primaryShade: { light: 7, dark: 6 },
  white: '#ffffff',
  black: tokens.light.ink,
  cursorType: 'pointer',
  respectReducedMotion: true,

  fontFamily: '"Figtree Variable", "Figtree Fallback", "Figtree Wide Fallback", system-ui, sans-serif',
  fontSizes: { xs: '0.875rem', sm: '0.9375rem', md: '1.0625rem', lg: '1.1875rem', xl: '1.4375rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.55', lg: '1.55', xl: '1.4' },
  fontWeights: { regular: '400', medium: '600', bold: '700' },
  headings: {
    fontFamily:
      '"Newsreader", "Newsreader Fallback", "Newsreader Narrow Fallback", "Newsreader Wide Fallback", serif',
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(1.875rem, 1.55rem + 1.6vw, 2.5rem)', lineHeight: '1.15' },
      h2: { fontSize: 'clamp(1.5rem, 1.35rem + 0.7vw, 1.8125rem)', lineHeight: '1.22' },
      h3: { fontSize: '1.375rem', lineHeight: '1.28' },
      h4: { fontSize: '1.1875rem', lineHeight: '1.35' },
      h5: { fontSize: '1.0625rem', lineHeight: '1.4' },
      h6: { fontSize: '1rem', lineHeight: '1.4' },
    },
  },

  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2.5rem' },
  radius: { xs: '0.375rem', sm: '0.5rem', md: '0.75rem', lg: '1.125rem', xl: '1.75rem' },
  defaultRadius: 'md',
  shadows: {
    xs: boxShadow(1, 2, 0, 0.06),
    sm: `${boxShadow(1, 2, 0, 0.05)}, ${boxShadow(6, 16, -8, 0.12)}`,
    md: `${boxShadow(1, 2, 0, 0.05)}, ${boxShadow(12, 28, -12, 0.18)}`,
    lg: `${boxShadow(2, 4, 0, 0.06)}, ${boxShadow(20, 44, -16, 0.24)}`,
    xl: `${boxShadow(2, 6, 0, 0.08)}, ${boxShadow(32, 64, -20, 0.32)}`,
  },
});
