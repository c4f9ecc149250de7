import { Title } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './profile.module.css';

interface StepPanelProps {
  title: string;
  /** The one that is shown. */
  current: boolean;
  /** Whether the reader has gone from step to step: then focus goes to the heading of the one that opens. */
  moved: boolean;
  children: ReactNode;
}

/** One step: its heading and what it asks. The others are hidden and keep what was typed in them. */
export function StepPanel({ title, current, moved, children }: StepPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: that the reader has moved is no reason to move focus again
  useEffect(() => {
    if (!current || !moved) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
    if ((heading.current?.getBoundingClientRect().top ?? 0) < 0) heading.current?.scrollIntoView();
  }, [current]);
  return (
    <section className={classes.panel} aria-labelledby={id} hidden={!current}>
      <Title ref={heading} order={2} size="h3" id={id} tabIndex={-1} className={classes.heading}>
        {title}
      </Title>
      {children}
    </section>
  );
}
