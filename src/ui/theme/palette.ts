import type { MantineColorsTuple } from '@mantine/core';

/**
 * Hues. An index has about the same contrast with white in each ramp (6: at least 4.9, filled in
 * the dark scheme; 7: at least 7.0, filled in the light one). So colors can be exchanged without a
 * new contrast check. `stories/foundations` shows the measured ratios.
 */
export const palette = {
  /** Primary: dark fern green. */
  pine: [
    '#eaf8f1',
    '#d8f0e3',
    '#b4dfc9',
    '#87c7a8',
    '#57ab86',
    '#38936e',
    '#277f5d',
    '#155b41',
    '#134a34',
    '#123728',
  ],
  /** Accent, for marks and illustrations; never for a state. */
  clay: [
    '#fef3ed',
    '#fde5da',
    '#fdcbb4',
    '#f2a884',
    '#e18455',
    '#ca6934',
    '#b25723',
    '#8e4419',
    '#703514',
    '#522812',
  ],
  /** Errors and irreversible actions. */
  red: [
    '#fff2f1',
    '#ffe4e2',
    '#ffc8c3',
    '#fda19a',
    '#f07871',
    '#de5753',
    '#c93f3e',
    '#a42d2e',
    '#802525',
    '#5c1f1e',
  ],
  /** Warnings. */
  amber: [
    '#fff3e3',
    '#ffe7c6',
    '#face93',
    '#e8af5d',
    '#ca9137',
    '#ad7a27',
    '#95681c',
    '#765216',
    '#5d4010',
    '#452f0d',
  ],
  /** Information. */
  water: [
    '#eef6fc',
    '#dbedf9',
    '#b6daf1',
    '#88c0e2',
    '#5aa4cd',
    '#3c8bb6',
    '#2678a1',
    '#175f82',
    '#144a66',
    '#12374b',
  ],
  /** Warm gray: Mantine's neutral in the light scheme. */
  gray: [
    '#f9f8f2',
    '#f1f0e9',
    '#e7e4da',
    '#dad6c9',
    '#bbbaaf',
    '#76756b',
    '#66665c',
    '#504f46',
    '#3a3930',
    '#27271f',
  ],
  /** Green-black: Mantine's neutral in the dark scheme, from text (0) to background (9). */
  dark: [
    '#e3ebe6',
    '#c3cec7',
    '#9eada4',
    '#83938a',
    '#304038',
    '#24332b',
    '#1b2821',
    '#131f19',
    '#0b1510',
    '#050b08',
  ],
} as const satisfies Record<string, MantineColorsTuple>;

/** Colors that a screen may use by name. */
export type PaletteColor = keyof typeof palette;
