import type { RunOnly, Spec } from 'axe-core';

/** Rules that axe repeats in the dark scheme: only colors differ from the light scheme. */
export const contrastRules = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
} satisfies RunOnly;

/**
 * Inline spacing fails this rule only if it is `!important`. By default, axe first computes the
 * visibility of each element with a style attribute, which takes as long as all other rules.
 */
export const axeConfig = {
  rules: [{ id: 'avoid-inline-spacing', selector: '[style*="important"]', enabled: true }],
} satisfies Spec;
