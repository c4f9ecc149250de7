import type { ReactNode } from 'react';
import classes from './fact.module.css';

/** Item of a definition list: a small label above its value. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
