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
  // Read once, when this section is opened.
  const [unsavedSections] = useState(() => {
    const allStates = states.atom.get();
    return intakeSections.filter((other) => {
      const state = allStates[other.segment];
      return other.segment !== section.segment && state !== undefined && isUnsaved(state);
    });
  });
  if (unsavedSections.length === 0) return null;
  return (
    <div className={classes.unsavedSections}>
      {unsavedSections.map((other) => (
        <UnsavedSection key={other.segment} section={other} />
      ))}
    </div>
  );
}

/** Line with a section's link, its state, and a button to save it. */
function UnsavedSection({ section }: { section: IntakeSection }) {
  const { linkTo } = useSubject();
  const { segment, title } = section;
  const isUnsavedNow = useSectionState(segment, isUnsaved);
  const isDirty = useSectionState(segment, (state) => state.isDirty);
  const savedAt = useSectionState(segment, (state) => state.savedAt);
  const stateText = isUnsavedNow
    ? 'is not saved'
    : savedAt === null
      ? 'holds nothing unsaved'
      : `saved ${formatTimeOfDay(savedAt)}`;
  return (
    <div className={classes.unsavedRow} data-unsaved={isUnsavedNow || undefined} role="status">
      <span>
        <LinkAnchor {...linkTo(segment)} resetScroll={false} className={classes.unsavedLink}>
          {title}
        </LinkAnchor>{' '}
        {stateText}
      </span>
      {isDirty && section.module !== 'MyDocuments' && <SaveButton section={section} staysInSection />}
    </div>
  );
}
