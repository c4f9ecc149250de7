import type { RunOnly } from 'axe-core';

/** What axe looks at once more in dark: only color differs between the schemes, the rest it has seen in light. */
export const contrastRules = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
} satisfies RunOnly;
