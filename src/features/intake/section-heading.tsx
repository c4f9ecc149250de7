import { Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { IntakeSection } from '#domain/intake/sections.ts';
import classes from './section-card.module.css';
import { useSubject } from './subject.ts';

interface SectionHeadingProps {
  section: IntakeSection;
  id: string;
  /** A closed section's heading is the link that opens it. */
  opened: boolean;
  /** The one the address names: it scrolls into view and takes focus (decision 26). */
  current: boolean;
  /** Which is not done for the one that is open at first: what stands above the intake is to be seen (physician §2). */
  opensAtTop: boolean;
}

/** Where it can be seen as well as after scrolling: what stands above it, the page's own heading, need not go. */
function isInUpperHalf(card: Element): boolean {
  const { top } = card.getBoundingClientRect();
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return top >= Number.parseFloat(scrollPaddingTop) && top < window.innerHeight / 2;
}

/** The heading of a section in the wizard's column. */
export function SectionHeading({ section, id, opened, current, opensAtTop }: SectionHeadingProps) {
  const { linkTo } = useSubject();
  const heading = useRef<HTMLHeadingElement>(null);
  const stays = useRef(opensAtTop);

  useEffect(() => {
    const isAtTop = stays.current;
    stays.current = false;
    if (!current || isAtTop) return;
    heading.current?.focus({ preventScroll: true });
    // A frame later: after a first load the router puts the page to its top, once everything is drawn.
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
