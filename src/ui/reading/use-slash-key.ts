import { useLocalStorage } from '@mantine/hooks';

/**
 * Returns if the `/` key opens the search, and its setter. The choice stays on the device: a key
 * without Ctrl must be possible to turn off, for speech input (WCAG 2.2, 2.1.4).
 */
export const useSlashKey = () =>
  useLocalStorage({ key: 'slashKeyOpensSearch', defaultValue: true, getInitialValueInEffect: false });
