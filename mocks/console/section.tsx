import { type ReactNode, useId } from 'react';
import classes from './parts.module.css';

interface SectionProps {
  title: string;
  hint?: ReactNode;
  /** Buttons next to the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Renders a part of a tab with its heading. */
export function Section({ title, hint, actions, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.sectionHead}>
        <h3 id={id} className={classes.heading}>
          {title}
        </h3>
        {actions}
      </div>
      {hint && <p className={classes.dimmed}>{hint}</p>}
      {children}
    </section>
  );
}
