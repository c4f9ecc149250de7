import { type ReactNode, useEffect } from 'react';
import { type IntakeSection, intakeSections } from '#domain/intake/sections.ts';
import { ReviewNav } from './review-nav.tsx';
import { goToSection } from './review-place.ts';
import { ReviewSection } from './review-section.tsx';
import classes from './wizard.module.css';

interface IntakeReviewProps {
  /** Offers the way to each section's form. */
  editable?: boolean;
  /** Facts from elsewhere, by the section whose answers they follow. */
  extras?: Partial<Record<IntakeSection['module'], ReactNode>>;
}

/** A whole intake to read, from the same definitions as its forms (physician §2, 'Patient Profile tab'). */
export function IntakeReview({ editable, extras = {} }: IntakeReviewProps) {
  // An address that was sent around with the name of a section opens there.
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id) goToSection(id);
  }, []);
  return (
    <div className={classes.wizard}>
      <ReviewNav />
      <div className={`${classes.column} ${classes.read}`}>
        {intakeSections.map((section) => (
          <ReviewSection
            key={section.segment}
            section={section}
            editable={editable}
            extra={extras[section.module]}
          />
        ))}
      </div>
    </div>
  );
}
