import { Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './profile.module.css';

interface StepPanelProps {
  title: string;
  /** 'Step 2 of 6' */
  place: string;
  /** The one that is shown. */
  current: boolean;
  /** Whether the reader has gone from step to step: then focus goes to the heading of the one that opens. */
  moved: boolean;
  children: ReactNode;
}

/** In the upper half of the window, below the bar that stays there. */
function isInSight(heading: HTMLElement | null): boolean {
  const { top = 0 } = heading?.getBoundingClientRect() ?? {};
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return top >= Number.parseFloat(scrollPaddingTop) && top < window.innerHeight / 2;
}

/** One step: its heading and what it asks. The others are hidden and keep what was typed in them. */
export function StepPanel({ title, place, current, moved, children }: StepPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: that the reader has moved is no reason to move focus again
  useEffect(() => {
    if (!current || !moved) return;
    heading.current?.focus({ preventScroll: true });
    // Only where it is out of sight: what stands above it, the list of steps, need not go.
    if (!isInSight(heading.current)) heading.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, [current]);
  return (
    <section className={classes.panel} aria-labelledby={id} hidden={!current}>
      <Text size="sm" c="dimmed">
        {place}
      </Text>
      <Title ref={heading} order={2} size="h3" id={id} tabIndex={-1} className={classes.heading}>
        {title}
      </Title>
      {children}
    </section>
  );
}
