import { Title, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import type { IntakeSection } from '#domain/intake/sections.ts';
import { LinkAnchor } from '#ui/links/link-anchor.tsx';
import { useSubject } from '../subject.ts';
import classes from './review-section.module.css';
import { SectionReview } from './section-review.tsx';
import { ChangedCount } from './seen/changed-count.tsx';
import { useMarkCount } from './seen/seen-review.ts';

interface ReviewSectionProps {
  section: IntakeSection;
  /** Shows a link to the section's form. */
  editable?: boolean;
  /** Further content below the answers. */
  extra?: ReactNode;
}

/** Section of the review: heading, anchor, and stored answers, which load separately. */
export function ReviewSection({ section, editable, extra }: ReviewSectionProps) {
  const { linkTo, titleOf } = useSubject();
  const headingId = `${section.segment}-review`;
  return (
    <section
      id={section.segment}
      className={classes.section}
      aria-labelledby={headingId}
      // A section that is not compared has no count, and stays visible.
      data-unchanged={useMarkCount(section.segment) === 0 || undefined}
    >
      <header className={classes.head}>
        <Title order={2} size="h3" id={headingId} tabIndex={-1}>
          {titleOf(section)}
        </Title>
        <ChangedCount segment={section.segment} className={classes.changed} />
        {editable && (
          <LinkAnchor {...linkTo(section.segment)} className={classes.edit} data-no-print>
            Edit
            <VisuallyHidden component="span"> {titleOf(section)}</VisuallyHidden>
          </LinkAnchor>
        )}
      </header>
      <SectionReview section={section} extra={extra} />
    </section>
  );
}
