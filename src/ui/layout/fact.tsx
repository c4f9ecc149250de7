import type { ReactNode } from 'react';
import classes from './fact.module.css';

/** A line of a definition list: what it is, small, above what is so. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
