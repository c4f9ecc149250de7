import type { RunOnly, Spec } from 'axe-core';

/** What axe looks at once more in dark: only color differs between the schemes, the rest it has seen in light. */
export const contrastRules = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
} satisfies RunOnly;

/**
 * Spacing in a style attribute can only be too narrow where it is `!important`. Left to itself axe first measures whether each
 * element with any style can be seen, which takes as long as all its other rules.
 */
export const axeConfig = {
  rules: [{ id: 'avoid-inline-spacing', selector: '[style*="important"]' }],
} satisfies Spec;
