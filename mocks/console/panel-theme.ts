import type { MantineThemeOverride } from '@mantine/core';

/** Theme of the panel: denser than the product, with one cool accent color. */
export const panelTheme: MantineThemeOverride = {
  primaryColor: 'water',
  defaultRadius: 'sm',
  components: {
    Button: { defaultProps: { size: 'xs', color: 'water' } },
    Input: { defaultProps: { size: 'xs' } },
    InputWrapper: { defaultProps: { size: 'xs' } },
    NativeSelect: { defaultProps: { size: 'xs' } },
    JsonInput: { defaultProps: { size: 'xs' } },
    TextInput: { defaultProps: { size: 'xs' } },
    Checkbox: { defaultProps: { size: 'xs', color: 'water' } },
  },
};
