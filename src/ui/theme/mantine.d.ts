import type { MantineColorsTuple } from '@mantine/core';
import type { PaletteColor } from './palette.ts';

type ColorName = PaletteColor | `${PaletteColor}.${number}` | 'dimmed' | 'bright' | 'inherit';

/** Allows only our colors by name: `color="grape"`, not checked for contrast, is a type error. */
declare module '@mantine/core' {
  export interface MantineThemeColorsOverride {
    colors: Record<ColorName, MantineColorsTuple>;
  }
}
