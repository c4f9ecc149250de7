import { palette } from '#ui/theme/palette.ts';
import { type Tokens, tokens } from '#ui/theme/tokens.ts';
import { contrast } from './contrast.ts';

interface Pair {
  ink: keyof Tokens;
  grounds: (keyof Tokens)[];
  /** Contrast: 4.5 for text, 3 for edges and the focus ring (WCAG 2.2, 1.4.3 and 1.4.11). */
  needs: number;
}

const pairs: Pair[] = [
  { ink: 'ink', grounds: ['page', 'surface', 'raised', 'sunken', 'field', 'chosen'], needs: 4.5 },
  { ink: 'heading', grounds: ['page', 'surface'], needs: 4.5 },
  { ink: 'dimmed', grounds: ['page', 'surface', 'sunken'], needs: 4.5 },
  { ink: 'placeholder', grounds: ['field'], needs: 4.5 },
  { ink: 'link', grounds: ['page', 'surface'], needs: 4.5 },
  { ink: 'error', grounds: ['page', 'surface', 'field'], needs: 4.5 },
  { ink: 'success', grounds: ['page', 'surface'], needs: 4.5 },
  { ink: 'disabledInk', grounds: ['disabled'], needs: 3 },
  { ink: 'control', grounds: ['page', 'surface', 'field'], needs: 3 },
  { ink: 'focus', grounds: ['page', 'surface', 'field'], needs: 3 },
];

export interface Measured {
  name: string;
  ink: string;
  ground: string;
  ratio: number;
  needs: number;
}

/** Measures every pair of colors that occurs on a screen in this scheme. */
export function measure(scheme: 'light' | 'dark'): Measured[] {
  const token = tokens[scheme];
  const fills = Object.entries(palette).filter(([name]) => name !== 'dark' && name !== 'gray');
  return [
    ...pairs.flatMap(({ ink, grounds, needs }) =>
      grounds.map((ground) => ({
        name: `${ink} on ${ground}`,
        ink: token[ink],
        ground: token[ground],
        ratio: contrast(token[ink], token[ground]),
        needs,
      })),
    ),
    ...fills.map(([name, shades]) => {
      const ground = shades[scheme === 'light' ? 7 : 6];
      return {
        name: `white on a ${name} button`,
        ink: '#ffffff',
        ground,
        ratio: contrast('#ffffff', ground),
        needs: 4.5,
      };
    }),
  ];
}
