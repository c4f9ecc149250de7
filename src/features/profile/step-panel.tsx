import { Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './profile.module.css';

interface StepPanelProps {
  title: string;
  /** 'Step 2 of 6' */
  position: string;
  /** True for the step that is shown. */
  isCurrent: boolean;
  /** True once the user has changed steps: focus then goes to the heading of a step that opens. */
  hasMoved: boolean;
  children: ReactNode;
}

/** Returns true if the heading is in the window's upper half, below the sticky bar. */
function isInUpperHalf(heading: HTMLElement | null): boolean {
  const { top = 0 } = heading?.getBoundingClientRect() ?? {};
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return top >= Number.parseFloat(scrollPaddingTop) && top < window.innerHeight / 2;
}

/** One step with its heading. Other steps are hidden and keep their input. */
export function StepPanel({ title, position, isCurrent, hasMoved, children }: StepPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `hasMoved` alone must not move focus
  useEffect(() => {
    if (!isCurrent || !hasMoved) return;
    heading.current?.focus({ preventScroll: true });
    // Scrolls only if needed, so that the list of steps above stays visible.
    if (!isInUpperHalf(heading.current))
      heading.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, [isCurrent]);
  return (
    <section className={classes.panel} aria-labelledby={id} hidden={!isCurrent}>
      <Text size="sm" c="dimmed">
        {position}
      </Text>
      <Title ref={heading} order={2} size="h3" id={id} tabIndex={-1} className={classes.heading}>
        {title}
      </Title>
      {children}
    </section>
  );
}
