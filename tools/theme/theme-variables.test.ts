import { expect, it } from 'vitest';
import { tokens } from '../../src/ui/theme/tokens.ts';
import { renderVariables } from './theme-variables.ts';

const rules = renderVariables();

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
