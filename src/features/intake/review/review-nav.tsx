import { Button } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import { type IntakeSegment, intakeSections } from '#domain/intake/sections.ts';
import { useCollapsed } from '#ui/reading/use-collapsed.tsx';
import { useCurrentSection } from '#ui/reading/use-current-section.ts';
import classes from '../section-nav.module.css';
import { useSubject } from '../subject.ts';
import { goToSection, reviewIds } from './go-to-section.ts';
import { ChangedCount } from './seen/changed-count.tsx';
import { ChangedFilter } from './seen/changed-filter.tsx';
import { useChangeFilter, useMarkCount } from './seen/seen-review.ts';

/** List of sections: next to the column, or collapsed above it on phones (physician §2). */
export function ReviewNav() {
  const { titleOf } = useSubject();
  const folded = useCollapsed();
  const currentSegment = useCurrentSection(reviewIds);

  /** Scrolls to a section, and folds the list on phones. */
  function handleClick(event: MouseEvent, id: string) {
    // With these keys, the browser opens the link elsewhere.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // The router would treat the fragment as a navigation.
    event.preventDefault();
    folded.fold();
    goToSection(id);
  }

  return (
    <nav
      className={classes.nav}
      aria-label="Sections of the intake"
      data-unfolded={folded.unfolded || undefined}
    >
      <Button {...folded.button} className={classes.listButton}>
        Go to a section
      </Button>
      <ol id={folded.id} className={classes.list}>
        {intakeSections.map((section) => {
          const isCurrent = section.segment === currentSegment;
          return (
            <FilteredItem key={section.segment} segment={section.segment}>
              <a
                href={`#${section.segment}`}
                className={classes.link}
                data-current={isCurrent || undefined}
                aria-current={isCurrent || undefined}
                onClick={(event) => handleClick(event, section.segment)}
              >
                <span className={classes.title}>
                  <span>{titleOf(section)}</span>
                  <ChangedCount segment={section.segment} className={classes.stateText} />
                </span>
              </a>
            </FilteredItem>
          );
        })}
      </ol>
      <ChangedFilter />
    </nav>
  );
}

interface FilteredItemProps {
  segment: IntakeSegment;
  children: ReactNode;
}

/** Item of the list, which is hidden while its section is filtered out. */
function FilteredItem({ segment, children }: FilteredItemProps) {
  const { isFiltered } = useChangeFilter();
  // A section that is not compared has no count, and stays in the list.
  const isHidden = useMarkCount(segment) === 0 && isFiltered;
  return <li hidden={isHidden}>{children}</li>;
}
