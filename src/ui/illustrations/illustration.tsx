import type { ReactNode } from 'react';
import classes from './illustration.module.css';

/** The frame and the ground of every illustration: decoration only, in the theme's own colors. */
export function Illustration({ children }: { children: ReactNode }) {
  return (
    <svg className={classes.illustration} viewBox="0 0 160 120" fill="none" aria-hidden="true">
      <ellipse cx="80" cy="64" rx="62" ry="46" fill="var(--art-ground)" />
      {children}
    </svg>
  );
}
