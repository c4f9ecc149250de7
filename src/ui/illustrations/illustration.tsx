import type { ReactNode } from 'react';
import classes from './illustration.module.css';

/** The frame of every illustration: decoration only, in the theme's own colors, the same size everywhere. */
export function Illustration({ children }: { children: ReactNode }) {
  return (
    <svg className={classes.illustration} viewBox="0 0 160 120" fill="none" aria-hidden="true">
      {children}
    </svg>
  );
}
