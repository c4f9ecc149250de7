import { Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { IntakeSection } from '#domain/intake/sections.ts';
import classes from './section-card.module.css';
import { useSubject } from './subject.ts';

interface SectionHeadingProps {
  section: IntakeSection;
  id: string;
  /** True if the section is open; the heading of a closed section is a link that opens it. */
  opened: boolean;
  /** True if the URL names the section: it scrolls into view and takes focus (decision 26). */
  current: boolean;
  /** True to do neither at first: content above the intake stays visible (physician §2). */
  opensAtTop: boolean;
}

/** Returns true if the card starts in the window's upper half, so that no scroll is needed. */
function isInUpperHalf(card: Element): boolean {
  const { top } = card.getBoundingClientRect();
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return top >= Number.parseFloat(scrollPaddingTop) && top < window.innerHeight / 2;
}

/** Heading of a section in the wizard's column. */
export function SectionHeading({ section, id, opened, current, opensAtTop }: SectionHeadingProps) {
  const { linkTo } = useSubject();
  const heading = useRef<HTMLHeadingElement>(null);
  const skipsScroll = useRef(opensAtTop);

  useEffect(() => {
    const isSkipped = skipsScroll.current;
    skipsScroll.current = false;
    if (!current || isSkipped) return;
    heading.current?.focus({ preventScroll: true });
    // In the next frame, because after a first load the router scrolls the page to its top.
    const frame = requestAnimationFrame(() => {
      const card = heading.current?.closest('section');
      if (card && !isInUpperHalf(card)) card.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);

  return (
    <Title ref={heading} order={2} size="h3" id={id} tabIndex={-1} className={classes.title}>
      {opened ? (
        section.title
      ) : (
        <Link {...linkTo(section.segment)} resetScroll={false} className={classes.opener}>
          {section.title}
        </Link>
      )}
    </Title>
  );
}
