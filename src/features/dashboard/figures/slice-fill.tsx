import { type ReactNode, useId } from 'react';
import classes from './figures.module.css';

/** Color and pattern of a slice. Each alone identifies the slice. */
interface Fill {
  readonly color: string;
  readonly marks: ReactNode;
}

const fills: readonly Fill[] = [
  { color: 'pine', marks: <rect width="8" height="8" fill="currentColor" /> },
  { color: 'clay', marks: <path d="M0 8 8 0M-2 2 2 -2M6 10 10 6" stroke="currentColor" strokeWidth="3" /> },
  { color: 'water', marks: <circle cx="4" cy="4" r="2.4" fill="currentColor" /> },
  { color: 'amber', marks: <path d="M0 4H8M4 0V8" stroke="currentColor" strokeWidth="1.5" /> },
  { color: 'gray', marks: <path d="M0 2H8M0 6H8" stroke="currentColor" strokeWidth="1.5" /> },
];

const fillAt = (place: number) => fills[place % fills.length];

/** Returns the color of a slice's edge and pattern. */
export const sliceColor = (place: number) => `var(--mantine-color-${fillAt(place)?.color}-text)`;

/** SVG pattern of a slice, for the `<defs>` of a drawing. */
export function SlicePattern({ id, place }: { id: string; place: number }) {
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" color={sliceColor(place)}>
      {fillAt(place)?.marks}
    </pattern>
  );
}

/** Legend swatch with a slice's color and pattern. */
export function Swatch({ place }: { place: number }) {
  const id = useId();
  return (
    <svg className={classes.swatch} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <defs>
        <SlicePattern id={id} place={place} />
      </defs>
      <rect
        x="1"
        y="1"
        width="18"
        height="18"
        rx="3"
        fill={`url(#${id})`}
        stroke={sliceColor(place)}
        strokeWidth="2"
      />
    </svg>
  );
}
