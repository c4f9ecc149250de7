import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './at-a-glance.module.css';

/** First card of Patient Profile: what a physician asks first, each part with its own read. */
export function AtAGlance({ children }: { children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={classes.card} aria-labelledby={titleId} data-no-print>
      <Title order={2} size="h4" id={titleId}>
        At a glance
      </Title>
      <div className={classes.blocks}>{children}</div>
    </section>
  );
}
