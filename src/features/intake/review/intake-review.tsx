import { type ReactNode, useEffect } from 'react';
import { type IntakeSection, intakeSections } from '#domain/intake/sections.ts';
import classes from '../wizard.module.css';
import { ReviewNav } from './review-nav.tsx';
import { goToSection } from './review-place.ts';
import { ReviewSection } from './review-section.tsx';

interface IntakeReviewProps {
  /** Shows links to the sections' forms. */
  editable?: boolean;
  /** Further content by section, shown below its answers. */
  extras?: Partial<Record<IntakeSection['module'], ReactNode>>;
}

/** Read-only intake, made from the forms' definitions (physician §2, 'Patient Profile tab'). */
export function IntakeReview({ editable, extras = {} }: IntakeReviewProps) {
  // Scrolls to the section that the URL's hash names.
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
