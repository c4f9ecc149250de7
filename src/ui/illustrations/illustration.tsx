import type { ReactNode } from 'react';
import classes from './illustration.module.css';

/** Frame and background of all illustrations; decorative, in the theme's colors. */
export function Illustration({ children }: { children: ReactNode }) {
  return (
    <svg className={classes.illustration} viewBox="0 0 160 120" fill="none" aria-hidden="true">
      <ellipse cx="80" cy="64" rx="62" ry="46" fill="var(--art-ground)" />
      {children}
    </svg>
  );
}
