import { type ReactNode, useEffect, useRef } from 'react';
import { type IntakeSection, intakeSections } from '#domain/intake/sections.ts';
import classes from '../wizard.module.css';
import { holdSection } from './go-to-section.ts';
import { ReviewNav } from './review-nav.tsx';
import { ReviewSection } from './review-section.tsx';
import { SeenReviewProvider, useChangeFilter } from './seen/seen-review.ts';
import { useOpenSeenReview } from './seen/use-open-seen-review.ts';

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
    const id = window.location.hash.slice(1);
    return id ? holdSection(id) : undefined;
  }, []);
  return (
    <SeenReviewProvider value={useOpenSeenReview()}>
      <FilteredReview>
        <ReviewNav />
        <div className={`${classes.column} ${classes.review}`}>
          {intakeSections.map((section) => (
            <ReviewSection
              key={section.segment}
              section={section}
              editable={editable}
              extra={extras[section.module]}
            />
          ))}
        </div>
      </FilteredReview>
    </SeenReviewProvider>
  );
}

/** Shows only changes while the filter is on, from the first one; paper has everything. */
function FilteredReview({ children }: { children: ReactNode }) {
  const { isFiltered } = useChangeFilter();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Measured only then: it makes the browser lay the page out.
    if (!isFiltered) return;
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const top = container.current?.getBoundingClientRect().top ?? 0;
    if (top < Number.parseFloat(scrollPaddingTop)) container.current?.scrollIntoView();
  }, [isFiltered]);
  return (
    <div ref={container} className={classes.wizard} data-only-changed={isFiltered || undefined}>
      {children}
    </div>
  );
}
