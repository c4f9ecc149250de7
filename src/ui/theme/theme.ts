import './styles.ts';
import { createTheme } from '@mantine/core';
import { components } from './components.ts';
import { look } from './look.ts';

/** Theme: the look, and the default props of the library's components. */
export const theme = createTheme({ ...look, components });
