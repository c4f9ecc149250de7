import type { MantineThemeOverride } from '@mantine/core';

/** A tool may be denser than the product: small controls, one cool accent. */
export const consoleTheme: MantineThemeOverride = {
  primaryColor: 'water',
  defaultRadius: 'sm',
  components: {
    Button: { defaultProps: { size: 'xs', color: 'water' } },
    Input: { defaultProps: { size: 'xs' } },
    InputWrapper: { defaultProps: { size: 'xs' } },
    NativeSelect: { defaultProps: { size: 'xs' } },
    TextInput: { defaultProps: { size: 'xs' } },
    Checkbox: { defaultProps: { size: 'xs', color: 'water' } },
  },
};
