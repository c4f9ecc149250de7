import { palette } from '#ui/theme/palette.ts';
import { type Tokens, tokens } from '#ui/theme/tokens.ts';
import { contrast } from './contrast.ts';

/** Color of text or edges, and its backgrounds. */
interface ColorPair {
  ink: keyof Tokens;
  grounds: (keyof Tokens)[];
  /**
   * Contrast: 4.5 for text, 3 for edges and the focus ring (WCAG 2.2, 1.4.3 and 1.4.11), and for
   * disabled text, which WCAG exempts.
   */
  requiredRatio: number;
}

const colorPairs: ColorPair[] = [
  { ink: 'ink', grounds: ['page', 'surface', 'raised', 'sunken', 'field', 'chosen'], requiredRatio: 4.5 },
  { ink: 'heading', grounds: ['page', 'surface'], requiredRatio: 4.5 },
  { ink: 'dimmed', grounds: ['page', 'surface', 'sunken'], requiredRatio: 4.5 },
  { ink: 'placeholder', grounds: ['field'], requiredRatio: 4.5 },
  { ink: 'link', grounds: ['page', 'surface'], requiredRatio: 4.5 },
  { ink: 'error', grounds: ['page', 'surface', 'field'], requiredRatio: 4.5 },
  { ink: 'success', grounds: ['page', 'surface'], requiredRatio: 4.5 },
  { ink: 'disabledInk', grounds: ['disabled'], requiredRatio: 3 },
  { ink: 'control', grounds: ['page', 'surface', 'field'], requiredRatio: 3 },
  { ink: 'focus', grounds: ['page', 'surface', 'field'], requiredRatio: 3 },
];

/** Two colors of a scheme, with their contrast. */
export interface MeasuredPair {
  name: string;
  ink: string;
  ground: string;
  ratio: number;
  requiredRatio: number;
}

/** Measures the pairs above in a scheme, and white on the fill of each color. */
export function measurePairs(scheme: 'light' | 'dark'): MeasuredPair[] {
  const token = tokens[scheme];
  // Mantine's dark and gray are neutrals and fill no button.
  const fills = Object.entries(palette).filter(([name]) => name !== 'dark' && name !== 'gray');
  return [
    ...colorPairs.flatMap(({ ink, grounds, requiredRatio }) =>
      grounds.map((ground) => ({
        name: `${ink} on ${ground}`,
        ink: token[ink],
        ground: token[ground],
        ratio: contrast(token[ink], token[ground]),
        requiredRatio,
      })),
    ),
    ...fills.map(([name, shades]) => {
      // The theme's primaryShade: 7 in the light scheme, 6 in the dark one.
      const ground = shades[scheme === 'light' ? 7 : 6];
      return {
        name: `white on a ${name} button`,
        ink: '#ffffff',
        ground,
        ratio: contrast('#ffffff', ground),
        requiredRatio: 4.5,
      };
    }),
  ];
}
