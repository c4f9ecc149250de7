import type { MantineColorsTuple } from '@mantine/core';
import type { PaletteColor } from './palette.ts';

type ColorName = PaletteColor | `${PaletteColor}.${number}` | 'dimmed' | 'bright' | 'inherit';

/** Only our colors have a name: `color="grape"`, which nobody checked for contrast, is a type error. */
declare module '@mantine/core' {
  export interface MantineThemeColorsOverride {
    colors: Record<ColorName, MantineColorsTuple>;
  }
}
