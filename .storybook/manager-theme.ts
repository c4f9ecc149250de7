import { create } from 'storybook/theming/create';
import { brandName } from '../src/ui/theme/brand-name.ts';
import { type Tokens, tokens } from '../src/ui/theme/tokens.ts';

type Scheme = keyof typeof tokens;

/** Creates a theme of Storybook from the tokens of a color scheme. */
const createTheme = (base: Scheme, color: Tokens) =>
  create({
    base,
    brandTitle: `${brandName}: the workshop`,
    brandUrl: './?path=/story/introduction--introduction',
    brandTarget: '_self',
    colorPrimary: color.brand,
    // White text is shown on this color: the brand's is dark enough for that in both schemes.
    colorSecondary: color.brand,
    appBg: color.page,
    appContentBg: color.surface,
    appPreviewBg: color.page,
    appHoverBg: color.chosen,
    appBorderColor: color.line,
    appBorderRadius: 8,
    textColor: color.ink,
    textInverseColor: color.surface,
    textMutedColor: color.dimmed,
    barBg: color.surface,
    barTextColor: color.dimmed,
    barHoverColor: color.link,
    barSelectedColor: color.link,
    buttonBg: color.surface,
    buttonBorder: color.control,
    booleanBg: color.sunken,
    booleanSelectedBg: color.surface,
    inputBg: color.field,
    inputBorder: color.control,
    inputTextColor: color.ink,
    inputBorderRadius: 6,
  });

/** Themes of Storybook's own interface with the product's name and colors, by color scheme. */
export const managerThemes = {
  light: createTheme('light', tokens.light),
  dark: createTheme('dark', tokens.dark),
} as const;
