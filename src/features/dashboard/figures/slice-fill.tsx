import { type ReactNode, useId } from 'react';
import classes from './figures.module.css';

/** Color and pattern of a slice. Each alone identifies the slice. */
interface SliceFill {
  readonly color: string;
  /** Marks of an 8×8 tile. */
  readonly pattern: ReactNode;
}

const sliceFills: readonly SliceFill[] = [
  { color: 'pine', pattern: <rect width="8" height="8" fill="currentColor" /> },
  { color: 'clay', pattern: <path d="M0 8 8 0M-2 2 2 -2M6 10 10 6" stroke="currentColor" strokeWidth="3" /> },
  { color: 'water', pattern: <circle cx="4" cy="4" r="2.4" fill="currentColor" /> },
  { color: 'amber', pattern: <path d="M0 4H8M4 0V8" stroke="currentColor" strokeWidth="1.5" /> },
  { color: 'gray', pattern: <path d="M0 2H8M0 6H8" stroke="currentColor" strokeWidth="1.5" /> },
];

/** Returns the fill of a slice, by its position. */
const sliceFill = (index: number) => sliceFills[index % sliceFills.length];

/** Returns the color of a slice's edge and pattern. */
export const sliceColor = (index: number) => `var(--mantine-color-${sliceFill(index)?.color}-text)`;

/** SVG pattern of a slice, for the `<defs>` of a drawing. */
export function SlicePattern({ id, index }: { id: string; index: number }) {
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" color={sliceColor(index)}>
      {sliceFill(index)?.pattern}
    </pattern>
  );
}

/** Legend swatch with a slice's color and pattern. */
export function Swatch({ index }: { index: number }) {
  const id = useId();
  return (
    <svg className={classes.swatch} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <defs>
        <SlicePattern id={id} index={index} />
      </defs>
      <rect
        x="1"
        y="1"
        width="18"
        height="18"
        rx="3"
        fill={`url(#${id})`}
        stroke={sliceColor(index)}
        strokeWidth="2"
      />
    </svg>
  );
}
