import { type ReactNode, useId } from 'react';
import classes from './glance-block.module.css';

interface GlanceBlockProps {
  /** Link to the tab that has all of it; its text is the block's title. */
  title: ReactNode;
  children: ReactNode;
}

/** Part of a patient's page at a glance; its title leads to the tab that has the rest. */
export function GlanceBlock({ title, children }: GlanceBlockProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-labelledby={id} className={classes.block}>
      <h3 id={id} className={classes.title}>
        {title}
      </h3>
      {children}
    </div>
  );
}
