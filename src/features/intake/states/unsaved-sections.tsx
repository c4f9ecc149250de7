import { useState } from 'react';
import { type IntakeSection, intakeSections } from '#domain/intake/sections.ts';
import { formatTimeOfDay } from '#domain/values/dates.ts';
import { LinkAnchor } from '#ui/links/link-anchor.tsx';
import classes from '../section-card.module.css';
import { useSubject } from '../subject.ts';
import { SaveButton } from './save-button.tsx';
import { isUnsaved, useSectionState, useSectionStates } from './section-states.ts';

/**
 * Lists other sections that were left with unsaved changes, each with a button to save it. Saved
 * sections stay listed until this section is left, so that nothing moves.
 */
export function UnsavedSections({ section }: { section: IntakeSection }) {
  const states = useSectionStates();
  const [left] = useState(() => {
    const all = states.atom.get();
    return intakeSections.filter((other) => {
      const state = all[other.segment];
      return other.segment !== section.segment && state !== undefined && isUnsaved(state);
    });
  });
  if (left.length === 0) return null;
  return (
    <div className={classes.left}>
      {left.map((other) => (
        <UnsavedSection key={other.segment} section={other} />
      ))}
    </div>
  );
}

function UnsavedSection({ section }: { section: IntakeSection }) {
  const { linkTo } = useSubject();
  const { segment, title } = section;
  const here = useSectionState(segment, isUnsaved);
  const dirty = useSectionState(segment, (state) => state.dirty);
  const savedAt = useSectionState(segment, (state) => state.savedAt);
  const words = here
    ? 'is not saved'
    : savedAt === null
      ? 'holds nothing unsaved'
      : `saved ${formatTimeOfDay(savedAt)}`;
  return (
    <div className={classes.leftRow} data-unsaved={here || undefined} role="status">
      <span>
        <LinkAnchor {...linkTo(segment)} resetScroll={false} className={classes.leftLink}>
          {title}
        </LinkAnchor>{' '}
        {words}
      </span>
      {dirty && section.module !== 'MyDocuments' && <SaveButton section={section} staysInSection />}
    </div>
  );
}
